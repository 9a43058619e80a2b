import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './EndingDialogs.module.css';
import type { EndingStore } from './EndingStore';

const people = (registrations: number): string =>
  registrations === 1 ? '1 person is registered' : `${registrations} people are registered`;

/** What it does to others; nothing is said of nobody (EV-24). */
const told = (registrations: number): string =>
  registrations === 0 ? '' : `${people(registrations)} and will be told.`;

/** Asks before an event is deleted, in the spec's words (spec section 5, EV-24). */
const DeleteDialog = observer(function DeleteDialog({ store }: { store: EndingStore }) {
  const { asked, deleting, confirm, close } = store;
  const event = asked?.what === 'delete' ? asked.event : undefined;
  return (
    <Dialog
      title={`Are you sure you want to delete the event "${event?.title ?? ''}"?`}
      alert
      open={event !== undefined}
      onClose={close}
    >
      <p>{`It will be gone from every list and link. ${told(event?.registrations ?? 0)}`.trim()}</p>
      {deleting.error === undefined ? null : (
        <p role="alert" className={styles.refused}>{`Delete Error: ${deleting.error.message}`}</p>
      )}
      <div className={styles.answers}>
        <Button look="main" busy={deleting.loading} onClick={() => void confirm()}>
          Delete
        </Button>
        <Button onClick={close}>Keep it</Button>
      </div>
    </Dialog>
  );
});

/** Asks before an event is cancelled: that is told to everybody and cannot be taken back (EV-23). */
const CancelDialog = observer(function CancelDialog({ store }: { store: EndingStore }) {
  const { asked, cancelling, confirm, close } = store;
  const event = asked?.what === 'cancel' ? asked.event : undefined;
  return (
    <Dialog title={`Cancel ${event?.title ?? ''}?`} alert open={event !== undefined} onClose={close}>
      <p>
        {`Its page stays and says that it was cancelled; nobody can register any more. ${told(event?.registrations ?? 0)}`.trim()}
      </p>
      <p>This cannot be undone.</p>
      {cancelling.error === undefined ? null : (
        <p role="alert" className={styles.refused}>
          {cancelling.error.message}
        </p>
      )}
      <div className={styles.answers}>
        <Button look="main" busy={cancelling.loading} onClick={() => void confirm()}>
          Cancel the event
        </Button>
        <Button onClick={close}>Keep it</Button>
      </div>
    </Dialog>
  );
});

/** The questions before an event ends early. */
export function EndingDialogs({ store }: { store: EndingStore }) {
  return (
    <>
      <DeleteDialog store={store} />
      <CancelDialog store={store} />
    </>
  );
}
