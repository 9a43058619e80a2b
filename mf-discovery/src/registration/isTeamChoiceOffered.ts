import { links } from '@marquee/shared-contracts';
import { hasRoute } from '@marquee/shared-contracts/browser';

/** Whether a loaded remote serves an event's create-or-join screen; remotes are released independently. */
export const isTeamChoiceOffered = (eventId: string): boolean =>
  hasRoute(links.createOrJoin(eventId, 'create'));
