import { links } from '@marquee/shared-contracts';
import { EventPage } from '../selecting/EventPage';
import { OfEvent } from '../selecting/OfEvent';
import { Participants } from './Participants';

/** `/view-participants/:eventId`: who is registered for an event, and who came (HO-1, HO-15, HO-16). */
export function ParticipantsScreen() {
  return (
    <OfEvent heading="Participants" addressOf={links.participants}>
      {(eventId) => (
        <EventPage
          key={eventId}
          heading="Participants"
          eventId={eventId}
          current={links.participants(eventId)}
        >
          {() => <Participants eventId={eventId} />}
        </EventPage>
      )}
    </OfEvent>
  );
}
