import { formatDate, links, type OwnEvent } from '@marquee/shared-contracts';
import { serverClock } from '@marquee/shared-contracts/browser';
import { CategoryChip, Chip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatEventTime } from '../event-list/formatEventTime';
import { formatLocation } from '../event-list/formatLocation';
import { StateChip } from '../event-list/StateChip';
import { JoinButton } from '../join-link/JoinButton';
import { LikeButton } from '../like/LikeButton';
import { getOwnState, OwnEventAction } from './OwnEventAction';
import styles from './OwnEventRow.module.css';
import { TeamStatus } from './TeamStatus';

/** The meaning of `since` in each list. */
const SINCE_LABELS = {
  registered: 'Registered',
  past: 'Registered',
  liked: 'Liked',
  viewed: 'Viewed',
} as const;

export type ListName = keyof typeof SINCE_LABELS;

interface Props {
  event: OwnEvent;
  list: ListName;
}

function RowChip({ event, list }: Props) {
  const state = getOwnState(event);
  // The registered list omits the chip "registered", which every row would have.
  if (list === 'registered' && state === 'REGISTERED') {
    const isRunning = Date.parse(event.startTime) <= serverClock.now();
    return <Chip isStrong={isRunning}>{isRunning ? 'Running now' : 'Upcoming'}</Chip>;
  }
  return <StateChip eventId={event.id} state={state} registerStart={event.registerStart} />;
}

function EventText({ event, list }: Props) {
  return (
    <div className={styles.body}>
      <div className={styles.chips}>
        <CategoryChip category={event.category} />
        <RowChip event={event} list={list} />
      </div>
      <h3 className={styles.title}>
        <Link to={links.event(event.id)}>{event.title}</Link>
      </h3>
      <p className={styles.fact}>
        <Glyph name="calendar" />
        <time dateTime={event.startTime}>{formatEventTime(event)}</time>
      </p>
      <p className={styles.fact}>
        <Glyph name="place" />
        {formatLocation(event)}
      </p>
      <TeamStatus event={event} />
      <p className={styles.date}>{`${SINCE_LABELS[list]} ${formatDate(event.since)}`}</p>
    </div>
  );
}

/** An event in an own list: its title, state, team and one action. */
export const OwnEventRow = observer(function OwnEventRow({ event, list }: Props) {
  const state = getOwnState(event);
  // Past events are grey only in lists that also contain upcoming events (RG-17).
  const isGrey = list !== 'past' && (state === 'ENDED' || state === 'CANCELLED');
  return (
    <article
      className={isGrey ? `${styles.row} ${styles.ended}` : styles.row}
      data-category={event.category}
      aria-label={event.title}
    >
      <img
        className={styles.picture}
        src={event.imageUrl}
        alt=""
        width={192}
        height={108}
        loading="lazy"
        decoding="async"
      />
      <EventText event={event} list={list} />
      <div className={styles.actions}>
        <JoinButton event={event} now={serverClock.now()} name={`Join: ${event.title}`} />
        <OwnEventAction event={event} />
        <LikeButton eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
