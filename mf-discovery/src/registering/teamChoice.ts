import { pathOf } from '@marquee/shared-contracts';
import { isAnswered } from '@marquee/shared-contracts/browser';

/** Where teams of an event are made and joined. Not among the links: it is offered only where a remote answers it. */
const PATH = '/create-or-join/:eventId';

export const isTeamChoiceOffered = (): boolean => isAnswered(PATH);

/** The screen of teams, open at one of its two tabs. */
export const teamChoicePath = (eventId: string, tab: 'create' | 'join'): string =>
  `${pathOf(PATH, { eventId })}?tab=${tab}`;
