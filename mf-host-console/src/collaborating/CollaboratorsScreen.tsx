import { links } from '@marquee/shared-contracts';
import { EventPage } from '../selecting/EventPage';
import { OfEvent } from '../selecting/OfEvent';
import { Collaborators } from './Collaborators';

/** `/host-manage/:eventId`: who runs an event with its owner (HO-5, HO-14). */
export function CollaboratorsScreen() {
  return (
    <OfEvent heading="Collaborators" addressOf={links.collaborators}>
      {(eventId) => (
        <EventPage
          key={eventId}
          heading="Collaborators"
          eventId={eventId}
          current={links.collaborators(eventId)}
        >
          {(event) => <Collaborators eventId={eventId} isOwner={event?.role === 'OWNER'} />}
        </EventPage>
      )}
    </OfEvent>
  );
}
