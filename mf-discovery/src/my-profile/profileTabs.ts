import { links } from '@marquee/shared-contracts';

/** The profile's tabs, each with its own address (RT-3); the first is the default. */
export const profileTabs = [
  { label: 'Edit', to: links.editProfile(), heading: 'Edit profile' },
  { label: 'Registrations', to: links.registrations(), heading: 'Registrations' },
  { label: 'Badges', to: links.badges(), heading: 'Badges and Coins' },
  { label: 'Certificates', to: links.ownCertificates(), heading: 'Certificates' },
  { label: 'Watchlist', to: links.watchlist(), heading: 'Watchlist' },
] as const;

export type ProfileTab = (typeof profileTabs)[number];

/** Returns the tab of an address, ignoring letter case (RT-2). */
export const findTab = (pathname: string): ProfileTab =>
  profileTabs.find(({ to }) => pathname.toLowerCase().startsWith(to)) ?? profileTabs[0];
