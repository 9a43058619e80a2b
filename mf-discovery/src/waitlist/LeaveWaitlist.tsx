import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, toasts } from '@marquee/shared-contracts/browser';
import { Button, Dialog } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../cancellation/CancelRegistration.module.css';

interface Props {
  event: { id: string; title: string };
  /** Whether a seat is reserved, which the next person gets then. */
  isOffered: boolean;
  onLeft: () => void;
}

/** Asks for confirmation, then ends the wait; errors appear in the dialog (RG-19). */
export const LeaveWaitlist = observer(function LeaveWaitlist({ event, isOffered, onLeft }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [leaving] = useState(
    () => new RemoteCall(() => request(registration.leaveWaitlist, { params: { eventId: event.id } })),
  );
  const leave = async () => {
    await leaving.run();
    if (leaving.error !== undefined) return;
    setIsOpen(false);
    toasts.success('You left the waitlist.');
    // The button disappears: move its focus to the heading.
    document.querySelector<HTMLElement>('main h1, h1')?.focus();
    onLeft();
  };
  const label = isOffered ? 'Give up the seat' : 'Leave the waitlist';
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      <Dialog isAlert title={`${label}?`} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>
          {isOffered
            ? `Your seat at “${event.title}” goes to the next person.`
            : `You lose your place. If you join again, you start at the end.`}
        </p>
        {leaving.error === undefined ? null : (
          <p role="alert" className={styles.error}>
            {leaving.error.message}
          </p>
        )}
        <div className={styles.buttons}>
          <Button look="danger" isBusy={leaving.loading} onClick={() => void leave()}>
            {label}
          </Button>
          <Button onClick={() => setIsOpen(false)}>{isOffered ? 'Keep the seat' : 'Keep my place'}</Button>
        </div>
      </Dialog>
    </>
  );
});
