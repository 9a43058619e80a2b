import { TabLinks } from '@marquee/shared-contracts/ui';
import { PastEvents } from './PastEvents';
import { RegisteredEvents } from './RegisteredEvents';

interface Props {
  shown: 'current' | 'past';
  /** Where each of the two stands. */
  addresses: Record<Props['shown'], string>;
}

/** What one is registered for, current or past: the same wherever it is mounted (RT-3, RT-12). */
export function Registrations({ shown, addresses }: Props) {
  return (
    <>
      <TabLinks
        look="pills"
        label="Registrations"
        current={addresses[shown]}
        links={[
          { label: 'Current', to: addresses.current },
          { label: 'Past', to: addresses.past },
        ]}
      />
      <h2 className="visually-hidden">{shown === 'past' ? 'Past registrations' : 'Current registrations'}</h2>
      {shown === 'past' ? <PastEvents /> : <RegisteredEvents />}
    </>
  );
}
