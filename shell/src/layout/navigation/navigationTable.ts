import { type Category, links } from '@marquee/shared-contracts';
import { categoryNames } from '@marquee/shared-contracts/ui';

export interface NavigationLink {
  label: string;
  to: string;
  /** A visitor is asked to log in, and goes on there afterwards (RT-9). */
  requiresLogin?: boolean;
}

/** A dropdown of the wide bar. */
export interface NavigationGroup {
  label: string;
  entries: readonly NavigationLink[];
}

export interface NavigationTable {
  menus: readonly NavigationGroup[];
  /** Beside the bell. */
  profile?: NavigationLink;
  /** Behind the hamburger, one below the other. */
  narrow: readonly NavigationLink[];
}

/** The four types in the spec's order, which is not that of the tiles. */
const order = ['quiz', 'hackathon', 'seminar', 'webinar'] as const satisfies readonly Category[];
const types: NavigationLink[] = order.map((category) => ({
  label: categoryNames[category].one,
  to: links.eventType(category),
}));

const compete: NavigationGroup = { label: 'Compete', entries: types };
const registered: NavigationLink = { label: 'Registered Events', to: '/registered-events' };
const past: NavigationLink = { label: 'Past Events', to: '/past' };
const createEvent: NavigationLink = { label: 'Create Event', to: '/create-events' };
const manageEvents: NavigationLink = { label: 'Manage Events', to: links.manageEvents() };
const profile: NavigationLink = { label: 'My Profile', to: '/part-profile' };
const hostProfile: NavigationLink = { label: 'Profile', to: '/host-profile' };

/**
 * What the navigation offers to each kind of viewer, in both widths (spec section 2, RT-12, RT-21). An entry shows once
 * a remote answers its address, so a new screen appears here without a release of the shell.
 */
export const navigationTable: Record<'visitor' | 'user' | 'host', NavigationTable> = {
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
      { label: 'Notification', to: '/notification2' },
      { label: 'Registrations', to: '/registration2' },
      { label: 'Watchlist', to: '/watchlist' },
      { label: 'Badges and Coins', to: '/coins' },
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
      { label: 'Notifications', to: '/notifications' },
      hostProfile,
    ],
  },
};
