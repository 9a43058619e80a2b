import { type HostEventDetails, links } from '@marquee/shared-contracts';
import { TabLinks } from '@marquee/shared-contracts/ui';
import { HostEventLayout } from '@marquee/shared-contracts/widgets/host-event';
import { useSearchParams } from 'react-router-dom';
import { EventRoute } from '../event-route/EventRoute';
import { Requests } from '../requests/Requests';
import { Waitlist } from '../waitlist/Waitlist';
import { Attendees } from './Attendees';

/** The lists of people by the parameter `view`; without one the registered people. */
const VIEWS = [
  { view: null, label: 'Registered', List: Attendees, isOn: () => true },
  {
    view: 'requests',
    label: 'Requests',
    List: Requests,
    isOn: ({ approval, requests = 0 }: HostEventDetails) => approval === true || requests > 0,
  },
  {
    view: 'waitlist',
    label: 'Waitlist',
    List: Waitlist,
    isOn: ({ waitlist, waiting = 0 }: HostEventDetails) => waitlist === true || waiting > 0,
  },
];

/** Registered people and, where the event has them, those who ask or wait for a seat (RG-19, RG-22). */
function People({ eventId, event }: { eventId: string; event: HostEventDetails | undefined }) {
  const view = useSearchParams()[0].get('view');
  const shown = VIEWS.filter((list) => list.view === view || (event !== undefined && list.isOn(event)));
  const List = VIEWS.find((list) => list.view === view)?.List ?? Attendees;
  const getAddress = (name: string | null) =>
    `${links.participants(eventId)}${name === null ? '' : `?view=${name}`}`;
  return (
    <>
      {shown.length > 1 ? (
        <TabLinks
          look="pills"
          label="People"
          current={getAddress(view)}
          links={shown.map((list) => ({ label: list.label, to: getAddress(list.view) }))}
        />
      ) : null}
      <List eventId={eventId} questions={event?.formQuestions ?? []} />
    </>
  );
}

/** `/view-participants/:eventId`: an event's attendees, check-in, requests and waitlist (HO-1, HO-15, HO-16, HO-18, HO-20). */
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
