import { links } from '@marquee/shared-contracts';
import { ButtonLink, Empty } from '@marquee/shared-contracts/ui';

/** Shown for a deleted event or one of another host; offers no retry, since it would not help. */
export const EventNotFound = () => (
  <Empty text="No event details available.">
    <ButtonLink to={links.manageEvents()}>Manage events</ButtonLink>
  </Empty>
);
