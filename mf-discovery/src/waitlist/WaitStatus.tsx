import type { OwnWait } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import type { EventStore, ViewedEvent } from '../event-page/EventStore';
import styles from '../event-page/RegistrationStatus.module.css';
import { useServerNow } from '../event-page/useServerNow';
import { formatWait } from './formatWait';
import { LeaveWaitlist } from './LeaveWaitlist';

interface Props {
  event: ViewedEvent;
  wait: OwnWait;
  store: EventStore;
}

/** The participant's place in the waitlist, live, and the button that leaves it (RG-19). */
export const WaitStatus = observer(function WaitStatus({ event, wait, store }: Props) {
  const state = store.getState(event, useServerNow());
  if (state !== 'FULL' && state !== 'OPEN') return null;
  const isOffered = wait.confirmBy !== null;
  return (
    <section aria-labelledby="wait-status" className={styles.status}>
      <h2 id="wait-status" className={styles.heading}>
        {isOffered ? 'Your seat' : 'Your place on the waitlist'}
      </h2>
      <p aria-live="polite" className={isOffered ? styles.warning : undefined}>
        {formatWait(wait, event.timezone)}
      </p>
      <p className={styles.note}>
        {isOffered
          ? 'If you do not confirm it, the seat goes to the next person.'
          : 'We tell you by email and notification when a seat is yours.'}
      </p>
      <LeaveWaitlist event={event} isOffered={isOffered} onLeft={() => void store.refresh()} />
    </section>
  );
});
