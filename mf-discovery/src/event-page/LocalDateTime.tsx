import { formatDateTime, formatShortDateTime } from '@marquee/shared-contracts';
import styles from './LocalDateTime.module.css';

interface Props {
  at: string;
  /** The event's time zone, shown only where it differs from the reader's (EV-5). */
  zone: string;
}

/** A date and time in the reader's time zone. */
export function LocalDateTime({ at, zone }: Props) {
  const localTime = formatDateTime(at);
  const differsInEventZone = formatShortDateTime(at) !== formatShortDateTime(at, zone);
  return (
    <>
      <time dateTime={at}>{localTime}</time>
      {differsInEventZone ? (
        <span
          className={styles.eventZone}
        >{`${formatShortDateTime(at, zone)} in ${zone.replaceAll('_', ' ')}`}</span>
      ) : null}
    </>
  );
}
