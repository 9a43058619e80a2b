import { registration } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import { ConfirmedAction } from '../cancellation/ConfirmedAction';

interface Props {
  event: { id: string; title: string };
  /** Whether a seat is reserved, which the next person gets then. */
  isOffered: boolean;
  onLeft: () => void;
}

/** Ends the wait after a question (RG-19). */
export function LeaveWaitlist({ event, isOffered, onLeft }: Props) {
  return (
    <ConfirmedAction
      label={isOffered ? 'Give up the seat' : 'Leave the waitlist'}
      keepLabel={isOffered ? 'Keep the seat' : 'Keep my place'}
      question={
        isOffered
          ? `Your seat at “${event.title}” goes to the next person.`
          : 'You lose your place. If you join again, you start at the end.'
      }
      doneText="You left the waitlist."
      act={() => request(registration.leaveWaitlist, { params: { eventId: event.id } })}
      onDone={onLeft}
    />
  );
}
