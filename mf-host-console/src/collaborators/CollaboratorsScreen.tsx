import { links } from '@marquee/shared-contracts';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { EventRoute } from '../event-route/EventRoute';
import { Collaborators } from './Collaborators';

/** `/host-manage/:eventId`: the hosts who run an event with its owner (HO-5, HO-14). */
export function CollaboratorsScreen() {
  return (
    <EventRoute heading="Collaborators" getLink={links.collaborators}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Collaborators"
          eventId={eventId}
          tab={links.collaborators(eventId)}
        >
          {(event) => <Collaborators eventId={eventId} isOwner={event?.role === 'OWNER'} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
