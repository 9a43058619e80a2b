import { links } from '@marquee/shared-contracts';

/** The parts of the profile, each at an address of its own (RT-3); the first is what the bare profile shows. */
export const profileTabs = [
  { label: 'Edit', to: links.editProfile(), heading: 'Edit profile' },
  { label: 'Registrations', to: links.registrations(), heading: 'Registrations' },
  { label: 'Badges', to: links.badges(), heading: 'Badges and Coins' },
  { label: 'Watchlist', to: links.watchlist(), heading: 'Watchlist' },
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** The part that an address shows, in any letter case (RT-2). */
export const findTab = (pathname: string): ProfileTab =>
  profileTabs.find(({ to }) => pathname.toLowerCase().startsWith(to)) ?? profileTabs[0];
