import { session } from '@marquee/shared-contracts/browser';
import { TabLinks } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { RequestedEvents } from '../approval/RequestedEvents';
import { OwnCalendar } from '../calendar-feed/OwnCalendar';
import { WaitingEvents } from '../waitlist/WaitingEvents';
import { PastEvents } from './PastEvents';
import { RegisteredEvents } from './RegisteredEvents';

/** The events that the participant asked or waits for, loaded only where the session's marks name some. */
const PendingRegistrations = observer(function PendingRegistrations() {
  const pending = [...session.marks.pending.values()];
  return (
    <>
      {pending.some(({ request }) => request !== null) ? <RequestedEvents /> : null}
      {pending.some(({ wait }) => wait !== null) ? <WaitingEvents /> : null}
    </>
  );
});

interface Props {
  tab: 'current' | 'past';
  /** Links to the two lists. */
  addresses: Record<Props['tab'], string>;
}

/** Current or past registrations, shared by both routes that show them (RT-12). */
export function Registrations({ tab, addresses }: Props) {
  return (
    <>
      <TabLinks
        look="pills"
        label="Registrations"
        current={addresses[tab]}
        links={[
          { label: 'Current', to: addresses.current },
          { label: 'Past', to: addresses.past },
        ]}
      />
      <h2 className="visually-hidden">{tab === 'past' ? 'Past registrations' : 'Current registrations'}</h2>
      {tab === 'past' ? (
        <PastEvents />
      ) : (
        <>
          <PendingRegistrations />
          <RegisteredEvents />
          <OwnCalendar />
        </>
      )}
    </>
  );
}
