import { links } from '@marquee/shared-contracts';
import { EventLayout } from '../event-route/EventLayout';
import { EventRoute } from '../event-route/EventRoute';
import { Rooms } from './Rooms';
import { SampleRooms } from './SampleRooms';

/** `/room-allocate/:eventId?`: an event's rooms and their occupants; sample rooms without an event (RM-1). */
export function RoomsScreen() {
  return (
    <EventRoute heading="Rooms" getLink={links.rooms} missingScreen={<SampleRooms />}>
      {(eventId) => (
        <EventLayout key={eventId} heading="Rooms" eventId={eventId} current={links.rooms(eventId)}>
          {(event) => <Rooms eventId={eventId} isOnline={event?.mode === 'online'} />}
        </EventLayout>
      )}
    </EventRoute>
  );
}
