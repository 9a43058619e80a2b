import { links } from '@marquee/shared-contracts';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { EventRoute } from '../event-route/EventRoute';
import { Announcements } from './Announcements';

/** `/event-announcements/:eventId`: messages of the hosts to people of the event (AN-1). */
export function AnnouncementsScreen() {
  return (
    <EventRoute heading="Announcements" getLink={links.announcements}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Announcements"
          eventId={eventId}
          tab={links.announcements(eventId)}
          right="management"
        >
          {(event) => <Announcements eventId={eventId} event={event} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
