import {
  getEventAction,
  formatDate,
  links,
  type OwnEvent,
  type RegistrationState,
} from '@marquee/shared-contracts';
import { serverClock, session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CategoryChip, Chip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatEventTime } from '../event-list/formatEventTime';
import { formatLocation } from '../event-list/formatLocation';
import { StateChip } from '../event-list/StateChip';
import { JoinButton } from '../join-link/JoinButton';
import { LikeButton } from '../like/LikeButton';
import styles from './OwnEventRow.module.css';
import { TeamStatus } from './TeamStatus';

const isOver = ({ registrationState }: OwnEvent): boolean =>
  registrationState === 'ENDED' || registrationState === 'CANCELLED';

/** The state of a listed event; a registration made on this page counts before the list is refreshed. */
const getOwnState = (event: OwnEvent): RegistrationState =>
  session.marks.registered.has(event.id) && !isOver(event) ? 'REGISTERED' : event.registrationState;

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
  return <StateChip state={state} registerStart={event.registerStart} />;
}

function RowAction({ event }: { event: OwnEvent }) {
  const state = getOwnState(event);
  const registered = event.registered === true || state === 'REGISTERED';
  const action = getEventAction({
    ...event,
    state,
    registered,
    viewer: session.viewer,
    now: serverClock.now(),
  });
  // Quizzes open from the event page, which first checks whether the quiz is available.
  const to = action.kind === 'quiz' ? links.event(event.id) : action.kind === 'link' ? action.to : undefined;
  if (to === undefined) return null;
  return (
    <ButtonLink to={to} aria-label={`${action.label}: ${event.title}`}>
      {action.label}
    </ButtonLink>
  );
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
        <RowAction event={event} />
        <LikeButton eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
