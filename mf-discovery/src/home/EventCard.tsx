import { type EventCard as ListedEvent, formatDateTime, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CategoryChip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { LikeButton } from '../like/LikeButton';
import { EventCardLayout, cardLink } from './EventCardLayout';
import { StateChip } from '../event-list/StateChip';

interface Props {
  event: ListedEvent;
  /** Whether the picture is above the fold and loads eagerly. */
  isEager?: boolean;
}

// Hosts cannot register, and unavailable actions are not offered.
const getActionText = (isOpen: boolean): string =>
  isOpen && session.viewer !== 'host' ? 'Register Now' : 'View event';

/** An event card with state, action and heart. */
export const EventCard = observer(function EventCard({ event, isEager = false }: Props) {
  const registered = session.marks.registered.has(event.id);
  const state = registered ? 'REGISTERED' : event.registrationState;
  const action = getActionText(state === 'OPEN');
  const to = links.event(event.id);
  return (
    <EventCardLayout
      event={event}
      isEager={isEager}
      title={
        <Link to={to} className={cardLink}>
          {event.title}
        </Link>
      }
      chips={
        <>
          <CategoryChip category={event.category} />
          <StateChip state={state} registerStart={event.registerStart} />
        </>
      }
      time={<time dateTime={event.startTime}>{formatDateTime(event.startTime)}</time>}
      actions={
        <>
          <ButtonLink
            to={to}
            look={action === 'Register Now' ? 'main' : 'plain'}
            aria-label={`${action}: ${event.title}`}
          >
            {action}
          </ButtonLink>
          <LikeButton eventId={event.id} title={event.title} />
        </>
      }
    />
  );
});
