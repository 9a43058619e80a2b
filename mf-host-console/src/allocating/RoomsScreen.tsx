import { links } from '@marquee/shared-contracts';
import { EventPage } from '../selecting/EventPage';
import { OfEvent } from '../selecting/OfEvent';
import { Rooms } from './Rooms';
import { SampleRooms } from './SampleRooms';

/** `/room-allocate/:eventId?`: the rooms of an event and who is in them; a sample without an event (RM-1). */
export function RoomsScreen() {
  return (
    <OfEvent heading="Rooms" addressOf={links.rooms} instead={<SampleRooms />}>
      {(eventId) => (
        <EventPage key={eventId} heading="Rooms" eventId={eventId} current={links.rooms(eventId)}>
          {(event) => <Rooms eventId={eventId} isOnline={event?.mode === 'online'} />}
        </EventPage>
      )}
    </OfEvent>
  );
}
