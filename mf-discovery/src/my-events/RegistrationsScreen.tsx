import { links } from '@marquee/shared-contracts';
import { Page } from '@marquee/shared-contracts/ui';
import { useLocation } from 'react-router-dom';
import { Registrations } from './Registrations';

const addresses = { current: links.registeredEvents(), past: links.pastEvents() };

/** `/registered-events` and `/past`: one screen, so that switching between the lists is fast. */
export function RegistrationsScreen() {
  const isPast = useLocation().pathname.toLowerCase().startsWith(addresses.past);
  return (
    <Page heading={isPast ? 'Past Events' : 'Registered Events'}>
      <Registrations tab={isPast ? 'past' : 'current'} addresses={addresses} />
    </Page>
  );
}
