import { links } from '@marquee/shared-contracts';
import type { ShownCall } from '@marquee/shared-contracts/browser';
import { Button, ButtonLink } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import styles from './Creating.module.css';
import type { CreationStore } from './CreationStore';
import { currentCreation } from './currentCreation';

interface PartProps {
  name: 'rooms' | 'stages';
  call: ShownCall<unknown>;
  onRetry: () => void;
}

const Part = observer(function Part({ name, call, onRetry }: PartProps) {
  const busy = call.state === 'loading';
  const failed = call.state === 'failed';
  return (
    <li className={`${styles.part} ${failed ? styles.failed : ''}`.trim()}>
      <p>{`The ${name} of the event are not saved${busy ? ' yet' : ''}.`}</p>
      {failed ? (
        <p role="alert" className={styles.reason}>
          {call.error?.message}
        </p>
      ) : null}
      <Button busy={busy} onClick={onRetry}>{`Retry the ${name}`}</Button>
    </li>
  );
});

/** The event stands, something of it does not: named, with its reason, and tried again alone (EV-21). */
export const MissingParts = observer(function MissingParts({ store }: { store: CreationStore }) {
  const { missing, rooming, staging, completeParts, createdId } = store;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form's end, where the person was, is gone.
  useEffect(() => heading.current?.focus(), []);
  const leave = () => {
    store.forget();
    currentCreation.forget();
  };
  return (
    <div className={styles.parts}>
      <h2 ref={heading} tabIndex={-1} className={styles.published}>
        {`“${store.draft.values.opportunityTitle}” is published`}
      </h2>
      <ul className={styles.parts}>
        {missing.map((name) => (
          <Part
            key={name}
            name={name}
            call={name === 'rooms' ? rooming : staging}
            onRetry={() => void completeParts([name])}
          />
        ))}
      </ul>
      <div className={styles.answers}>
        <ButtonLink to={links.event(createdId)} onClick={leave}>
          Go on without
        </ButtonLink>
      </div>
    </div>
  );
});
