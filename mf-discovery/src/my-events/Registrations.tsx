import { TabLinks } from '@marquee/shared-contracts/ui';
import { OwnCalendar } from '../calendar-feed/OwnCalendar';
import { WaitingEvents } from '../waitlist/WaitingEvents';
import { PastEvents } from './PastEvents';
import { RegisteredEvents } from './RegisteredEvents';

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
          <WaitingEvents />
          <RegisteredEvents />
          <OwnCalendar />
        </>
      )}
    </>
  );
}
