import { type EventCard as ListedEvent, formatDateTime, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { poster } from '@marquee/shared-contracts/posters';
import { ButtonLink, CategoryChip, Glyph } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LikeHeart } from '../liking/LikeHeart';
import styles from './EventCard.module.css';
import { placeOf } from './placeOf';
import { StateChip } from './StateChip';

interface Props {
  event: ListedEvent;
  /** Whether its picture is among the first things in sight. */
  first?: boolean;
}

// A host is not offered what they may not do (AU-30), nobody what is not possible now.
const actionText = (open: boolean): string =>
  open && session.viewer !== 'host' ? 'Register Now' : 'View event';

function Picture({ event, first }: Required<Props>) {
  return (
    <img
      className={poster.picture}
      src={event.imageUrl}
      alt=""
      width={640}
      height={360}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

function WhenAndWhere({ event }: { event: ListedEvent }) {
  return (
    <>
      <p className={poster.fact}>
        <Glyph name="calendar" />
        <time dateTime={event.startTime}>{formatDateTime(event.startTime)}</time>
      </p>
      <p className={poster.fact}>
        <Glyph name="place" />
        <span className={styles.place}>{placeOf(event)}</span>
      </p>
    </>
  );
}

/** An event as a small poster: picture, title, when, where, state, heart. */
export const EventCard = observer(function EventCard({ event, first = false }: Props) {
  const registered = session.marks.registered.has(event.id);
  const state = registered ? 'REGISTERED' : event.registrationState;
  const action = actionText(state === 'OPEN');
  return (
    <article className={`${poster.poster} ${styles.card}`} data-category={event.category}>
      <Picture event={event} first={first} />
      <div className={`${poster.signs} ${styles.signs}`}>
        <CategoryChip category={event.category} />
        <StateChip state={state} registerStart={event.registerStart} />
      </div>
      <h3 className={`${poster.title} ${styles.title}`}>
        <Link to={links.event(event.id)} className={styles.link}>
          {event.title}
        </Link>
      </h3>
      <p className={poster.organization}>{event.organization}</p>
      <WhenAndWhere event={event} />
      <div className={styles.actions}>
        <ButtonLink
          to={links.event(event.id)}
          look={action === 'Register Now' ? 'main' : 'plain'}
          aria-label={`${action}: ${event.title}`}
        >
          {action}
        </ButtonLink>
        <LikeHeart eventId={event.id} title={event.title} />
      </div>
    </article>
  );
});
