import { type HostEventDetails, links } from '@marquee/shared-contracts';
import { TabLinks } from '@marquee/shared-contracts/ui';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { useSearchParams } from 'react-router-dom';
import { EventRoute } from '../event-route/EventRoute';
import { Waitlist } from '../waitlist/Waitlist';
import { Attendees } from './Attendees';

/** Registered people, or those who wait for a seat (`?view=waitlist`), where the event has a waitlist (RG-19). */
function People({ eventId, event }: { eventId: string; event: HostEventDetails | undefined }) {
  const isWaitlist = useSearchParams()[0].get('view') === 'waitlist';
  const registered = links.participants(eventId);
  const waiting = `${registered}?view=waitlist`;
  return (
    <>
      {isWaitlist || event?.waitlist || event?.waiting ? (
        <TabLinks
          look="pills"
          label="People"
          current={isWaitlist ? waiting : registered}
          links={[
            { label: 'Registered', to: registered },
            { label: 'Waitlist', to: waiting },
          ]}
        />
      ) : null}
      {isWaitlist ? <Waitlist eventId={eventId} /> : <Attendees eventId={eventId} />}
    </>
  );
}

/** `/view-participants/:eventId`: an event's attendees, check-in and waitlist (HO-1, HO-15, HO-16, HO-18). */
export function AttendeesScreen() {
  return (
    <EventRoute heading="Participants" getLink={links.participants}>
      {(eventId) => (
        <HostEventLayout
          key={eventId}
          heading="Participants"
          eventId={eventId}
          tab={links.participants(eventId)}
          right="participants"
        >
          {(event) => <People eventId={eventId} event={event} />}
        </HostEventLayout>
      )}
    </EventRoute>
  );
}
