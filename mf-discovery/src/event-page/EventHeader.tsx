import { errorCatalogue, type RegistrationState } from '@marquee/shared-contracts';
import { CategoryChip, Chip, modeNames } from '@marquee/shared-contracts/ui';
import styles from './EventHeader.module.css';
import type { ViewedEvent } from './EventStore';

function Chips({ event }: { event: ViewedEvent }) {
  return (
    <>
      <CategoryChip category={event.category} />
      <Chip>{modeNames[event.mode]}</Chip>
      {event.visibility === 'private' ? <Chip>Invite Only</Chip> : null}
      {event.festival === null ? null : <Chip>{`Part of ${event.festival}`}</Chip>}
    </>
  );
}

/** A warning that the event is cancelled. */
function Banner({ state }: { state: RegistrationState | undefined }) {
  if (state === 'CANCELLED')
    return <p className={styles.cancelled}>{errorCatalogue.EVENT_CANCELLED.message}</p>;
  return state === 'ENDED' ? <p className={styles.ended}>{errorCatalogue.EVENT_ENDED.message}</p> : null;
}

interface Props {
  event: ViewedEvent | undefined;
  state: RegistrationState | undefined;
  hasFailed: boolean;
}

/** The event's picture and title. The h1 stays mounted while the event loads, so that focus on it survives. */
export function EventHeader({ event, state, hasFailed }: Props) {
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
    <header className={styles.header}>
      {hasFailed ? null : (
        <div className={styles.cover} data-category={event?.category ?? 'other'}>
          {picture}
        </div>
      )}
      <Banner state={state} />
      {hasFailed ? null : <p className={styles.chips}>{event ? <Chips event={event} /> : null}</p>}
      <h1 tabIndex={-1}>{event?.title ?? 'Event'}</h1>
      {event ? <p className={styles.organization}>{event.organization}</p> : null}
    </header>
  );
}
