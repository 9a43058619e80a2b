import { links } from '@marquee/shared-contracts';
import { hasRoute } from '@marquee/shared-contracts/browser';

/** Whether a remote of this page has the screen of teams: teams release on their own. */
export const isTeamChoiceOffered = (): boolean => hasRoute('/create-or-join/:eventId');

/** The screen of teams, open at one of its two tabs. */
export const teamChoicePath = links.createOrJoin;
