import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty } from '@marquee/shared-contracts/ui';

/** In the place of an event that is not there any more, or is not this host's: trying again would not help. */
export const EventNotFound = () => (
  <Empty text="No event details available.">
    <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
  </Empty>
);
