import { links } from '@marquee/shared-contracts';
import { EventLayout } from '../event-route/EventLayout';
import { EventRoute } from '../event-route/EventRoute';
import { Attendees } from './Attendees';

/** `/view-participants/:eventId`: an event's attendees and check-in (HO-1, HO-15, HO-16). */
export function AttendeesScreen() {
  return (
    <EventRoute heading="Participants" getLink={links.participants}>
      {(eventId) => (
        <EventLayout
          key={eventId}
          heading="Participants"
          eventId={eventId}
          current={links.participants(eventId)}
        >
          {() => <Attendees eventId={eventId} />}
        </EventLayout>
      )}
    </EventRoute>
  );
}
