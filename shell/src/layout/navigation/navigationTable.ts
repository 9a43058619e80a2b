import { type Category, links } from '@marquee/shared-contracts';
import { categoryNames } from '@marquee/shared-contracts/ui';

export interface NavigationLink {
  label: string;
  to: string;
  /** Asks a visitor to log in before going there (RT-9). */
  requiresLogin?: boolean;
}

/** A dropdown of the wide navigation. */
export interface NavigationGroup {
  label: string;
  entries: readonly NavigationLink[];
}

export type Viewer = 'visitor' | 'user' | 'host';

export interface NavigationTable {
  menus: readonly NavigationGroup[];
  /** The link beside the bell. */
  profile?: NavigationLink;
  /** The entries of the hamburger menu. */
  narrow: readonly NavigationLink[];
}

/** The four event types in navigation order, which differs from the tiles' order. */
const order = ['quiz', 'hackathon', 'seminar', 'webinar'] as const satisfies readonly Category[];
const types: NavigationLink[] = order.map((category) => ({
  label: categoryNames[category].one,
  to: links.eventType(category),
}));

const compete: NavigationGroup = { label: 'Compete', entries: types };
const registered: NavigationLink = { label: 'Registered Events', to: links.registeredEvents() };
const past: NavigationLink = { label: 'Past Events', to: links.pastEvents() };
const createEvent: NavigationLink = { label: 'Create Event', to: links.createEvents() };
const manageEvents: NavigationLink = { label: 'Manage Events', to: links.manageEvents() };
const profile: NavigationLink = { label: 'My Profile', to: links.profile() };
const hostProfile: NavigationLink = { label: 'Profile', to: links.hostProfile() };

/**
 * The navigation of each viewer in both widths (RT-12, RT-21). An entry appears once a remote serves its path,
 * without a release of the shell.
 */
export const navigationTable: Record<Viewer, NavigationTable> = {
  visitor: {
    menus: [
      compete,
      {
        label: 'Explore',
        entries: [
          { ...createEvent, label: 'Create Events', requiresLogin: true },
          { ...registered, requiresLogin: true },
        ],
      },
    ],
    narrow: [{ label: 'Log in', to: links.login() }, { label: 'Sign up', to: links.chooseRole() }, ...types],
  },
  user: {
    menus: [{ label: 'My Event', entries: [registered, past] }, compete],
    profile,
    narrow: [
      profile,
      { label: 'Notification', to: links.notifications() },
      { label: 'Registrations', to: links.registrations() },
      { label: 'Watchlist', to: links.watchlist() },
      { label: 'Badges and Coins', to: links.badges() },
      ...types,
      past,
      registered,
    ],
  },
  host: {
    menus: [
      {
        label: 'My Events',
        entries: [createEvent, manageEvents, { label: 'Host home', to: links.hostHome() }],
      },
    ],
    profile: hostProfile,
    narrow: [
      createEvent,
      manageEvents,
      { label: 'Host home', to: links.hostHome() },
      { label: 'Notifications', to: links.hostNotifications() },
      hostProfile,
    ],
  },
};
