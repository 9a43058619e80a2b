import { formatDateTime, formatMoment } from '@marquee/shared-contracts';
import styles from './Moment.module.css';

interface Props {
  at: string;
  /** The event's own zone, named beside the reader's where the two differ (EV-5). */
  zone: string;
}

/** A date and time in the reader's zone. */
export function Moment({ at, zone }: Props) {
  const here = formatDateTime(at);
  const isElsewhere = formatMoment(at) !== formatMoment(at, zone);
  return (
    <>
      <time dateTime={at}>{here}</time>
      {isElsewhere ? (
        <span className={styles.there}>{`${formatMoment(at, zone)} in ${zone.replaceAll('_', ' ')}`}</span>
      ) : null}
    </>
  );
}
