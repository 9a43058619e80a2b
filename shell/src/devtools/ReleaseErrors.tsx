import { formatDateTime, type ReplyOf, type releases } from '@marquee/shared-contracts';
import { Button, Empty, Form, PasswordField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReleaseErrorsStore } from './ReleaseErrorsStore';
import styles from './RemotesScreen.module.css';

type ReleaseError = ReplyOf<typeof releases.errors>['data'][number];

function ErrorRow({ remote, version, name, frames, count, firstAt, lastAt }: ReleaseError) {
  const [place = '', ...callers] = frames;
  const facts = {
    Error: name,
    Count: String(count),
    First: formatDateTime(firstAt),
    Last: formatDateTime(lastAt),
    ...(callers.length > 0 && { 'Called from': callers.join(', ') }),
  };
  return (
    <li className={styles.remote}>
      <h3 className={styles.name}>{place}</h3>
      <dl className={styles.facts}>
        {Object.entries({ Release: `${remote} ${version}`, ...facts }).map(([fact, text]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

const TokenForm = observer(function TokenForm({ store }: { store: ReleaseErrorsStore }) {
  const { token, tokenError, reading, setToken, show } = store;
  return (
    <Form
      label="Errors of releases"
      errors={tokenError === undefined ? {} : { token: tokenError }}
      onSubmit={() => void show()}
    >
      <PasswordField
        label="Operator token"
        hint="The page keeps the token until you leave it."
        autoComplete="off"
        value={token}
        error={tokenError}
        onChange={setToken}
      />
      <Button isSubmit isBusy={reading.loading}>
        Show errors
      </Button>
    </Form>
  );
});

/** Lists the last errors of each release by line of the source, for holders of the operator token (RL-31). */
export const ReleaseErrors = observer(function ReleaseErrors() {
  const [store] = useState(() => new ReleaseErrorsStore());
  const { result } = store.reading;
  return (
    <section className={styles.errors} aria-labelledby="release-errors">
      <h2 id="release-errors" className={styles.name}>
        Errors of releases
      </h2>
      {result === undefined ? <TokenForm store={store} /> : null}
      {result?.length === 0 ? (
        <Empty drawing="check" text="No page reported an error in the last week." />
      ) : null}
      {result !== undefined && result.length > 0 ? (
        <ul className={styles.remotes} aria-label="Last errors">
          {result.map((row) => (
            <ErrorRow key={[row.remote, row.version, row.name, ...row.frames].join(' ')} {...row} />
          ))}
        </ul>
      ) : null}
    </section>
  );
});
