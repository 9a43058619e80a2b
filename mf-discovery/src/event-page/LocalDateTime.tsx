import { formatDateTime, formatShortDateTime } from '@marquee/shared-contracts';
import styles from './LocalDateTime.module.css';

interface Props {
  at: string;
  /** The event's time zone, shown only where it differs from the reader's (EV-5). */
  zone: string;
}

/** "IST" for India, whose times most events have; otherwise "in America/New York". */
const formatZone = (zone: string): string =>
  zone === 'Asia/Kolkata' ? 'IST' : `in ${zone.replaceAll('_', ' ')}`;

/** A date and time in the reader's time zone. */
export function LocalDateTime({ at, zone }: Props) {
  const localTime = formatDateTime(at);
  const differsInEventZone = formatShortDateTime(at) !== formatShortDateTime(at, zone);
  return (
    <>
      <time dateTime={at}>{localTime}</time>
      {differsInEventZone ? (
        <span className={styles.eventZone}>{`${formatShortDateTime(at, zone)} ${formatZone(zone)}`}</span>
      ) : null}
    </>
  );
}
