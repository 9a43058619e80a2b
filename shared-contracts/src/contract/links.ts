import { screenLinks } from './screenLinks';

/** Builds the link to each screen and its parts; a check finds links that no remote serves (RT-1). */
export const links = {
  ...screenLinks,
  /** The results of a search in the public events. */
  searchFor: (q: string) => `${screenLinks.searchResults()}?q=${encodeURIComponent(q)}`,
  /** The home page's search field. */
  search: () => `${screenLinks.home()}#search`,
  /** The screen with the tabs for creating and joining a team. */
  createOrJoin: (eventId: string, tab: 'create' | 'join') =>
    `${screenLinks.createOrJoin(eventId)}?tab=${tab}`,
  /** The registration form of an invited person, who then returns to the team's invite. */
  registrationForInvite: (eventId: string, code: string) =>
    `${screenLinks.registration(eventId)}?invite=${encodeURIComponent(code)}`,
  /** The confirmation of a registration, which keeps a team's invite. */
  confirmationForInvite: (eventId: string, code: string) =>
    `${screenLinks.registrationConfirmation(eventId)}?invite=${encodeURIComponent(code)}`,
} as const;
