import { CATEGORIES, links } from '@marquee/shared-contracts';
import { categoryNames } from '@marquee/shared-contracts/ui';

export interface NavigationLink {
  label: string;
  to: string;
}

/** A dropdown of the wide navigation; the narrow one lists its links. */
export interface NavigationGroup {
  label: string;
  entries: NavigationLink[];
}

const compete: NavigationGroup = {
  label: 'Compete',
  entries: CATEGORIES.filter((category) => category !== 'other').map((category) => ({
    label: categoryNames[category].one,
    to: links.eventType(category),
  })),
};

const myEvents: NavigationGroup = {
  label: 'My Events',
  entries: [
    { label: 'Host home', to: links.hostHome() },
    { label: 'Manage Events', to: links.manageEvents() },
  ],
};

/** What the navigation offers to each kind of viewer (spec section 2, RT-21); it grows with the screens. */
export const navigationGroups: Record<'visitor' | 'user' | 'host', NavigationGroup[]> = {
  visitor: [compete],
  user: [compete],
  host: [myEvents],
};
