import { formatPeriod, hasReadersClock } from '@marquee/shared-contracts';
import styles from './EventPeriod.module.css';

interface Props {
  start: string;
  end: string;
  /** The event's time zone. */
  zone: string;
}

/** A period in the event's zone, and below it in the reader's zone where the clocks differ (EV-5). */
export function EventPeriod({ start, end, zone }: Props) {
  if (hasReadersClock(start, zone)) return <time dateTime={start}>{formatPeriod(start, end)}</time>;
  return (
    <>
      <time dateTime={start}>{formatPeriod(start, end, zone)}</time>
      <span className={styles.own}>{`${formatPeriod(start, end)} for you`}</span>
    </>
  );
}
