import { type EventCard, links } from '@marquee/shared-contracts';
import { type RemoteCall, useLive } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { Link } from 'react-router-dom';
import { formatEventTime } from '../event-list/formatEventTime';
import styles from './PendingEvents.module.css';

/** chosen: more than a person waits for or asks for; the list is above another one. */
export const MAX_PENDING_EVENTS = '20';

interface Props<Event> {
  heading: string;
  loading: RemoteCall<[], { content: readonly Event[] }>;
  /** The person's state at an event, in a sentence. */
  describe: (event: Event) => string;
}

/** Events whose registration a person does not have yet, soonest first; nothing without any or on a failure. */
export const PendingEvents = observer(function PendingEvents<Event extends EventCard>({
  heading,
  loading,
  describe,
}: Props<Event>) {
  const headingId = useId();
  useEffect(() => void loading.run(), [loading]);
  useLive({ types: ['EVENT_CHANGED', 'NOTIFICATION'] }, () => void loading.refresh());
  const events = loading.result?.content ?? [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.pending}>
      <h3 id={headingId}>{heading}</h3>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            <Link to={links.event(event.id)}>{event.title}</Link>
            <span className={styles.detail}>{formatEventTime(event)}</span>
            <strong className={styles.state}>{describe(event)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
});
