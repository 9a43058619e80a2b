import { eventAction, formatDate, formatDateTime, links, type OwnEvent } from '@marquee/shared-contracts';
import { serverClock, session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CategoryChip, Chip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { placeOf } from '../browsing/placeOf';
import { StateChip } from '../browsing/StateChip';
import { LikeHeart } from '../liking/LikeHeart';
import styles from './OwnEventRow.module.css';
import { OwnPlace } from './OwnPlace';
import { ownState } from './ownState';

/** What `since` is in each list. */
const SINCE = { registered: 'Registered', past: 'Registered', liked: 'Liked', viewed: 'Viewed' } as const;

export type ListName = keyof typeof SINCE;

interface Props {
  event: OwnEvent;
  list: ListName;
}

function RowChip({ event, list }: Props) {
  const state = ownState(event);
  // In the list of what one is registered for, that one is registered says nothing.
  if (list === 'registered' && state === 'REGISTERED') {
    const running = Date.parse(event.startTime) <= serverClock.now();
    return <Chip strong={running}>{running ? 'Running now' : 'Upcoming'}</Chip>;
  }
  return <StateChip state={state} registerStart={event.registerStart} />;
}

function Action({ event }: { event: OwnEvent }) {
  const state = ownState(event);
  const registered = event.registered === true || state === 'REGISTERED';
  const action = eventAction({ ...event, state, registered, viewer: session.viewer, now: serverClock.now() });
  // A quiz is opened from its page, which asks first whether it can be.
  const to = action.kind === 'quiz' ? links.event(event.id) : action.kind === 'link' ? action.to : undefined;
  if (to === undefined) return null;
  return (
    <ButtonLink to={to} aria-label={`${action.label}: ${event.title}`}>
      {action.label}
    </ButtonLink>
  );
}

function Words({ event, list }: Props) {
  return (
    <div className={styles.words}>
      <div className={styles.signs}>
        <CategoryChip category={event.category} />
        <RowChip event={event} list={list} />
      </div>
      <h3 className={styles.title}>
        <Link to={links.event(event.id)}>{event.title}</Link>
      </h3>
      <p className={styles.fact}>
        <Glyph name="calendar" />
        <time dateTime={event.startTime}>{formatDateTime(event.startTime)}</time>
      </p>
      <p className={styles.fact}>
        <Glyph name="place" />
        {placeOf(event)}
      </p>
      <OwnPlace event={event} />
      <p className={styles.since}>{`${SINCE[list]} ${formatDate(event.since)}`}</p>
    </div>
  );
}

/** An event in one of the own lists: what it is, its state, the own team, and the one thing to do. */
export const OwnEventRow = observer(function OwnEventRow({ event, list }: Props) {
  const state = ownState(event);
  // Greyed where events to come stand beside it (RG-17).
  const over = list !== 'past' && (state === 'ENDED' || state === 'CANCELLED');
  return (
    <article
      className={over ? `${styles.row} ${styles.over}` : styles.row}
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
      <Words event={event} list={list} />
      <div className={styles.actions}>
        <Action event={event} />
        <LikeHeart eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
