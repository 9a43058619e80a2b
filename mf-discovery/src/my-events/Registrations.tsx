import { TabLinks } from '@marquee/shared-contracts/ui';
import { PastEvents } from './PastEvents';
import { RegisteredEvents } from './RegisteredEvents';

interface Props {
  tab: 'current' | 'past';
  /** Where each of the two stands. */
  addresses: Record<Props['tab'], string>;
}

/** What one is registered for, current or past: the same wherever it is mounted (RT-3, RT-12). */
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
      {tab === 'past' ? <PastEvents /> : <RegisteredEvents />}
    </>
  );
}
