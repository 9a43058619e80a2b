import { links, registration, type WaitingEvent } from '@marquee/shared-contracts';
import { RemoteCall, request, useLive } from '@marquee/shared-contracts/browser';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatEventTime } from '../event-list/formatEventTime';
import { formatWait } from './formatWait';
import styles from './WaitingEvents.module.css';

/** chosen: more than a person waits for; the list is above another one. */
const MAX_EVENTS = '20';

/** The events for whose seats the participant waits, soonest first; nothing without any (RG-19). */
export const WaitingEvents = observer(function WaitingEvents() {
  const [loading] = useState(
    () => new RemoteCall(() => request(registration.waiting, { query: { size: MAX_EVENTS } })),
  );
  useEffect(() => void loading.run(), [loading]);
  useLive({ types: ['EVENT_CHANGED', 'NOTIFICATION'] }, () => void loading.refresh());
  const events = loading.result?.content ?? [];
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className={styles.waiting}>
      <h3 id="waiting">On the waitlist</h3>
      <ul className={styles.list}>
        {events.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </section>
  );
});

const Row = ({ event }: { event: WaitingEvent }) => (
  <li className={styles.row}>
    <Link to={links.event(event.id)}>{event.title}</Link>
    <span className={styles.detail}>{formatEventTime(event)}</span>
    <strong className={styles.place}>{formatWait(event.wait, event.timezone)}</strong>
  </li>
);
