import { screenLinks } from './screenLinks';

/** The address of every linked screen and of its parts; a check proves that a remote serves each (RT-1). */
export const links = {
  ...screenLinks,
  /** The home page's search field. */
  search: () => `${screenLinks.home()}#search`,
  /** Creating and joining teams of an event, on two tabs. */
  createOrJoin: (eventId: string, tab: 'create' | 'join') =>
    `${screenLinks.createOrJoin(eventId)}?tab=${tab}`,
} as const;
