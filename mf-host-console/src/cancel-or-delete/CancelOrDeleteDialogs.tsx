import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './CancelOrDeleteDialogs.module.css';
import type { CancelOrDeleteStore } from './CancelOrDeleteStore';

const formatRegistered = (registrations: number): string =>
  registrations === 1 ? '1 person is registered' : `${registrations} people are registered`;

/** Consequences for attendees; empty without any (EV-24). */
const formatNotified = (registrations: number): string =>
  registrations === 0 ? '' : `${formatRegistered(registrations)} and will be notified.`;

/** Asks for confirmation before an event is deleted (EV-24). */
const DeleteDialog = observer(function DeleteDialog({ store }: { store: CancelOrDeleteStore }) {
  const { pending, deleting, confirm, closeDialog } = store;
  const event = pending?.action === 'delete' ? pending.event : undefined;
  return (
    <Dialog
      title={`Are you sure you want to delete the event "${event?.title ?? ''}"?`}
      isAlert
      isOpen={event !== undefined}
      onClose={closeDialog}
    >
      <p>
        {`It disappears from every list, and its links stop working. ${formatNotified(event?.registrations ?? 0)}`.trim()}
      </p>
      {deleting.error === undefined ? null : (
        <p role="alert" className={styles.error}>{`Delete Error: ${deleting.error.message}`}</p>
      )}
      <div className={styles.buttons}>
        <Button look="danger" isBusy={deleting.loading} onClick={() => void confirm()}>
          Delete
        </Button>
        <Button onClick={closeDialog}>Keep event</Button>
      </div>
    </Dialog>
  );
});

/** Asks for confirmation before an event is cancelled, which notifies attendees and cannot be undone (EV-23). */
const CancelDialog = observer(function CancelDialog({ store }: { store: CancelOrDeleteStore }) {
  const { pending, cancelling, confirm, closeDialog } = store;
  const event = pending?.action === 'cancel' ? pending.event : undefined;
  return (
    <Dialog
      title={`Cancel ${event?.title ?? ''}?`}
      isAlert
      isOpen={event !== undefined}
      onClose={closeDialog}
    >
      <p>
        {`Its page stays and says that the event is cancelled. Nobody can register any more. ${formatNotified(event?.registrations ?? 0)}`.trim()}
      </p>
      <p>This cannot be undone.</p>
      {cancelling.error === undefined ? null : (
        <p role="alert" className={styles.error}>
          {cancelling.error.message}
        </p>
      )}
      <div className={styles.buttons}>
        <Button look="danger" isBusy={cancelling.loading} onClick={() => void confirm()}>
          Cancel the event
        </Button>
        <Button onClick={closeDialog}>Keep event</Button>
      </div>
    </Dialog>
  );
});

export function CancelOrDeleteDialogs({ store }: { store: CancelOrDeleteStore }) {
  return (
    <>
      <DeleteDialog store={store} />
      <CancelDialog store={store} />
    </>
  );
}
