import { refusals, type RegistrationState } from '@marquee/shared-contracts';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import styles from './EventHead.module.css';
import type { ShownEvent } from './EventStore';

function Chips({ event }: { event: ShownEvent }) {
  return (
    <>
      <CategoryChip category={event.category} />
      <Chip>{modeNames[event.mode]}</Chip>
      {event.festival === null ? null : <Chip>{`Part of ${event.festival}`}</Chip>}
    </>
  );
}

interface Props {
  event: ShownEvent | undefined;
  state: RegistrationState | undefined;
  failed: boolean;
}

/** The poster and the event's name. The h1 is the same element from the first moment, so that focus set on it stays. */
export function EventHead({ event, state, failed }: Props) {
  const picture = event ? (
    <img
      src={event.imageUrl}
      alt=""
      width={1280}
      height={720}
      fetchPriority="high"
      className={styles.picture}
    />
  ) : (
    <div className={styles.picture} />
  );
  return (
    <header className={styles.head}>
      {failed ? null : (
        <div className={styles.poster} data-category={event?.category ?? 'other'}>
          {picture}
        </div>
      )}
      {state === 'CANCELLED' ? <p className={styles.banner}>{refusals.EVENT_CANCELLED.message}</p> : null}
      {failed ? null : <p className={styles.chips}>{event ? <Chips event={event} /> : null}</p>}
      <h1 tabIndex={-1}>{event?.title ?? 'Event'}</h1>
      {event ? <p className={styles.organization}>{event.organization}</p> : null}
    </header>
  );
}
