import { type EventDetails, formatDateTime, formatInBothZones } from '@marquee/shared-contracts';
import { CategoryChip, modeNames } from '@marquee/shared-contracts/ui';
import styles from './EventSummary.module.css';

/** A small card of the event above the registration form. */
export function EventSummary({ event }: { event: EventDetails }) {
  const location = event.mode === 'online' ? modeNames.online : event.location;
  return (
    <section aria-label="Event" className={styles.summary} data-category={event.category}>
      <img src={event.imageUrl} alt="" width={128} height={72} className={styles.picture} />
      <div className={styles.body}>
        <h2 className={styles.title}>{event.title}</h2>
        <p className={styles.facts}>
          <time dateTime={event.startTime}>
            {formatInBothZones(event.startTime, event.timezone, formatDateTime)}
          </time>
          {` · ${location}`}
        </p>
        <CategoryChip category={event.category} />
      </div>
    </section>
  );
}
