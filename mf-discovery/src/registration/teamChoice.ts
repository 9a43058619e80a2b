import { links } from '@marquee/shared-contracts';
import { hasRoute } from '@marquee/shared-contracts/browser';

/** Whether a loaded remote serves the create-or-join screen; remotes are released independently. */
export const isTeamChoiceOffered = (): boolean => hasRoute('/create-or-join/:eventId');

/** Path of the create-or-join screen with one of its two tabs open. */
export const teamChoicePath = links.createOrJoin;
