import { links } from '@marquee/shared-contracts';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { EventRoute } from '../event-route/EventRoute';
import { Rooms } from './Rooms';
import { SampleRooms } from './SampleRooms';

/** `/room-allocate/:eventId?`: an event's rooms and their occupants; sample rooms without an event (RM-1). */
export function RoomsScreen() {
  return (
    <EventRoute heading="Rooms" getLink={links.rooms} missingScreen={<SampleRooms />}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Rooms"
          eventId={eventId}
          tab={links.rooms(eventId)}
          right="participants"
        >
          {(event) => (
            <Rooms eventId={eventId} title={event?.title ?? 'Rooms'} isOnline={event?.mode === 'online'} />
          )}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
