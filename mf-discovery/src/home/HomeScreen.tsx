import { session } from '@marquee/shared-contracts/browser';
import { lazyWithRetry } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CategoryTiles } from './CategoryTiles';
import { Hero, intro } from './Hero';
import styles from './HomeScreen.module.css';
import { HomeStore } from './HomeStore';
import { HostNowBanner } from './HostNowBanner';
import { SearchBox } from './SearchBox';
import { UpcomingEvents } from './UpcomingEvents';
import { Benefits } from './Benefits';

// Only participants download these chunks.
const { Component: NextOwn } = lazyWithRetry(async () => (await import('./NextOwnEvents')).NextOwnEvents);
const { Component: OwnLists } = lazyWithRetry(async () => (await import('./MyEventLists')).MyEventLists);

/** `/`: the home page. */
export const HomeScreen = observer(function HomeScreen() {
  const [store] = useState(() => new HomeStore());
  useEffect(() => store.start(), [store]);
  const isParticipant = session.viewer === 'user';
  return (
    <div className={styles.home}>
      <Hero text={isParticipant ? <NextOwn instead={intro} now={store.now} /> : intro}>
        <SearchBox />
      </Hero>
      <div className={styles.sections}>
        <Benefits />
        <CategoryTiles />
        <UpcomingEvents store={store} />
        {isParticipant ? <OwnLists /> : null}
        {session.status === 'visitor' ? <HostNowBanner /> : null}
      </div>
    </div>
  );
});
