import { DOOR_LINK_NAME_MAX, type DoorLink, formatDateTime } from '@marquee/shared-contracts';
import { copyLink } from '@marquee/shared-contracts/browser';
import { Button, CallView, Form, QrCode, Skeleton, TextField } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './CheckIn.module.css';
import { DoorLinksStore } from './DoorLinksStore';

const formatScans = (scans: number): string => (scans === 1 ? '1 scan' : `${scans} scans`);

const Link = observer(function Link({ link, store }: { link: DoorLink; store: DoorLinksStore }) {
  const { id, name, scans, revokedAt } = link;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>
        {revokedAt === null
          ? formatScans(scans)
          : `${formatScans(scans)}, ended ${formatDateTime(revokedAt)}`}
      </span>
      {revokedAt === null ? (
        <Button
          look="danger"
          isBusy={store.revoking.loading}
          onClick={() => void store.revoking.run(id)}
          aria-label={`End the link ${name}`}
        >
          End
        </Button>
      ) : null}
    </li>
  );
});

const NewLink = observer(function NewLink({ store }: { store: DoorLinksStore }) {
  const { created } = store;
  if (created === undefined) return null;
  return (
    <section aria-label={`New link: ${created.name}`} className={styles.created}>
      <p>{`Show this code to ${created.name}, or send the link. You see it only now.`}</p>
      <QrCode text={created.address} label={`QR code of the link for ${created.name}`} />
      <Button onClick={() => void copyLink(created.address)}>Copy link</Button>
    </section>
  );
});

const NewLinkForm = observer(function NewLinkForm({ store }: { store: DoorLinksStore }) {
  const errors = store.creating.error?.fieldErrors ?? {};
  return (
    <Form label="New link" errors={errors} onSubmit={() => void store.creating.run()}>
      <TextField
        label="Name of the helper or the gate"
        maxLength={DOOR_LINK_NAME_MAX}
        value={store.name}
        error={errors['name']}
        onChange={store.setName}
      />
      <Button isSubmit isBusy={store.creating.loading}>
        Create link
      </Button>
    </Form>
  );
});

/** Links for helpers, who need no account (TK-8). */
export const DoorLinks = observer(function DoorLinks({ eventId }: { eventId: string }) {
  const [store] = useState(() => new DoorLinksStore(eventId));
  useEffect(() => void store.loading.run(), [store]);
  const failure = store.creating.error ?? store.revoking.error;
  return (
    <section aria-labelledby="helpers" className={styles.people}>
      <h2 id="helpers">Helpers</h2>
      <p className={styles.note}>
        A link opens only this door, without an account, until the event ends or you end the link.
      </p>
      <NewLinkForm store={store} />
      {failure === undefined ? null : <p role="alert">{failure.message}</p>}
      <NewLink store={store} />
      <CallView
        call={store.loading}
        loadingText="Loading the links..."
        skeleton={<Skeleton shape="row" />}
        failureText="Failed to fetch the links"
      >
        {(found) => (
          <ul className={styles.list} aria-label="Links">
            {found.map((link) => (
              <Link key={link.id} link={link} store={store} />
            ))}
          </ul>
        )}
      </CallView>
    </section>
  );
});
