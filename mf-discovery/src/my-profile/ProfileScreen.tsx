import { links } from '@marquee/shared-contracts';
import { Page, TabLinks, useSlot } from '@marquee/shared-contracts/ui';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { OwnCertificates } from '../certificates/OwnCertificates';
import { LikedEvents } from '../my-events/LikedEvents';
import { Registrations } from '../my-events/Registrations';
import { Badges } from './Badges';
import { EditProfile } from './EditProfile';
import { ProfileHeader } from './ProfileHeader';
import styles from './ProfileScreen.module.css';
import { ProfileStore } from './ProfileStore';
import { profileTabs, findTab } from './profileTabs';

const registrations = { current: links.registrations(), past: `${links.registrations()}?show=past` };

function OwnRegistrations() {
  const isPast = useSearchParams()[0].get('show') === 'past';
  return <Registrations tab={isPast ? 'past' : 'current'} addresses={registrations} />;
}

function Watchlist() {
  return (
    <>
      <h2 className="visually-hidden">Events you like</h2>
      <LikedEvents />
    </>
  );
}

function ProfileTabContent({
  label,
  store,
}: {
  label: (typeof profileTabs)[number]['label'];
  store: ProfileStore;
}) {
  switch (label) {
    case 'Edit':
      return <EditProfile store={store} />;
    case 'Registrations':
      return <OwnRegistrations />;
    case 'Badges':
      return <Badges store={store} />;
    case 'Certificates':
      return <OwnCertificates />;
    case 'Watchlist':
      return <Watchlist />;
  }
}

/** Returns the tabs of other remotes (RT-26), and the one that the address names. */
function useRemoteTabs() {
  const shown = useSearchParams()[0].get('tab');
  const tabs = useSlot('profile.tabs', {}).map(({ id, label, element }) => ({
    label,
    heading: label,
    to: `${links.profile()}?tab=${id}`,
    isShown: id === shown,
    element,
  }));
  return { tabs, current: tabs.find(({ isShown }) => isShown) };
}

/**
 * `/part-profile` and the addresses of its tabs: one screen that stays mounted, so that wide and narrow windows share
 * one history.
 */
export function ProfileScreen() {
  const tab = findTab(useLocation().pathname);
  const { tabs, current } = useRemoteTabs();
  const [store] = useState(() => new ProfileStore());
  return (
    <>
      <div className={styles.top}>
        <ProfileHeader />
        <TabLinks label="Profile" current={(current ?? tab).to} links={[...profileTabs, ...tabs]} />
      </div>
      <Page heading={(current ?? tab).heading}>
        {current ? current.element : <ProfileTabContent label={tab.label} store={store} />}
      </Page>
    </>
  );
}
