import { type HostEvent, links } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import { Link } from 'react-router-dom';
import {
  eventStateNames,
  formatHostTimeRange,
  getEventState,
} from '@marquee/shared-contracts/widgets/host-event';
import { formatRegistrations } from '../events/formatRegistrations';
import styles from './EventSummary.module.css';

/** A card of the host's first event; all events are free (EV-30). */
export function EventSummary({ event }: { event: HostEvent }) {
  return (
    <article className={styles.summary} data-category={event.tag}>
      <img src={event.imageUrl} alt="" width={480} height={270} className={styles.picture} />
      <div className={styles.text}>
        <h3>
          <Link to={links.eventDetail(event.id)}>{event.title}</Link>
        </h3>
        <p className={styles.chips}>
          <CategoryChip category={event.tag} />
          <span className={styles.price}>Free</span>
          <Chip>{eventStateNames[getEventState(event, serverClock.now())]}</Chip>
        </p>
        <p>{`${event.college} · ${modeNames[event.mode]}`}</p>
        <dl className={styles.facts}>
          <dt>When</dt>
          <dd>{formatHostTimeRange(event, serverClock.now())}</dd>
          <dt>Registrations</dt>
          <dd>{formatRegistrations(event)}</dd>
        </dl>
      </div>
    </article>
  );
}
