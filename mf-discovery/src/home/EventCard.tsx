import { type EventCard as ListedEvent, links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, CategoryChip } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatEventTime } from '../event-list/formatEventTime';
import { LikeButton } from '../like/LikeButton';
import { EventCardLayout, cardLink } from './EventCardLayout';
import { StateChip } from '../event-list/StateChip';
import { RegisterButton } from '../registration/RegisterButton';

interface Props {
  event: ListedEvent;
  /** Whether the picture is above the fold and loads eagerly. */
  isEager?: boolean;
}

/** An event card with state, action and heart. */
export const EventCard = observer(function EventCard({ event, isEager = false }: Props) {
  const registered = session.marks.registered.has(event.id);
  const state = registered ? 'REGISTERED' : event.registrationState;
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
          <StateChip eventId={event.id} state={state} registerStart={event.registerStart} />
        </>
      }
      time={<time dateTime={event.startTime}>{formatEventTime(event)}</time>}
      actions={
        <>
          <RegisterButton event={event} label="Register Now">
            <ButtonLink to={to} aria-label={`View event: ${event.title}`}>
              View event
            </ButtonLink>
          </RegisterButton>
          <LikeButton eventId={event.id} title={event.title} />
        </>
      }
    />
  );
});
