import { links } from '@marquee/shared-contracts';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { EventRoute } from '../event-route/EventRoute';
import { Attendees } from './Attendees';

/** `/view-participants/:eventId`: an event's attendees and check-in (HO-1, HO-15, HO-16). */
export function AttendeesScreen() {
  return (
    <EventRoute heading="Participants" getLink={links.participants}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Participants"
          eventId={eventId}
          tab={links.participants(eventId)}
        >
          {() => <Attendees eventId={eventId} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
