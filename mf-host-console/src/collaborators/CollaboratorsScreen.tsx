import { links } from '@marquee/shared-contracts';
import { EventLayout } from '../event-route/EventLayout';
import { EventRoute } from '../event-route/EventRoute';
import { Collaborators } from './Collaborators';

/** `/host-manage/:eventId`: the hosts who run an event with its owner (HO-5, HO-14). */
export function CollaboratorsScreen() {
  return (
    <EventRoute heading="Collaborators" getLink={links.collaborators}>
      {(eventId) => (
        <EventLayout
          key={eventId}
          heading="Collaborators"
          eventId={eventId}
          current={links.collaborators(eventId)}
        >
          {(event) => <Collaborators eventId={eventId} isOwner={event?.role === 'OWNER'} />}
        </EventLayout>
      )}
    </EventRoute>
  );
}
