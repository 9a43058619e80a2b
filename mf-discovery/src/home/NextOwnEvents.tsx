import { links, type OwnEvent } from '@marquee/shared-contracts';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatShortEventTime } from '../event-list/formatEventTime';
import { JoinButton } from '../join-link/JoinButton';
import { myLists } from '../my-events/myLists';
import { OwnEventAction } from '../my-events/OwnEventAction';
import { intro } from './Hero';
import styles from './NextOwnEvents.module.css';
import { pickNextEvents } from './pickNextEvents';

function EventLine({ label, event }: { label: string; event: OwnEvent }) {
  return (
    <p className={styles.line}>
      <span className={styles.label}>{label}</span> <Link to={links.event(event.id)}>{event.title}</Link>
    </p>
  );
}

/**
 * A participant's running event with its action, and the next one; without either, the introduction (RT-28).
 * `now` is the server's time in milliseconds.
 */
export const NextOwnEvents = observer(function NextOwnEvents({ now }: { now: number }) {
  const { running, next } = pickNextEvents(myLists.registered.result ?? [], now);
  const first = running ?? next;
  if (first === undefined) return intro;
  return (
    <section aria-label="Your next events" className={styles.next}>
      <div className={styles.lines}>
        {running ? <EventLine label="Running now" event={running} /> : null}
        {next ? <EventLine label="Next" event={next} /> : null}
        {!running || !next ? (
          <p className={styles.line}>
            {running ? (
              <Link to={links.registeredEvents()}>All your events</Link>
            ) : (
              <time dateTime={first.startTime}>{formatShortEventTime(first)}</time>
            )}
          </p>
        ) : null}
      </div>
      <JoinButton event={first} now={now} name={`Join: ${first.title}`} />
      <OwnEventAction event={first} look="main" />
    </section>
  );
});
