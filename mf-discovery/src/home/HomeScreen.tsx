import { session } from '@marquee/shared-contracts/browser';
import { lazyWithRetry } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { CategoryTiles } from './CategoryTiles';
import { Hero } from './Hero';
import styles from './HomeScreen.module.css';
import { HomeStore } from './HomeStore';
import { HostNowBanner } from './HostNowBanner';
import { SearchBox } from './SearchBox';
import { UpcomingEvents } from './UpcomingEvents';
import { Benefits } from './Benefits';

// Only participants download this chunk.
const { Component: OwnLists } = lazyWithRetry(async () => (await import('./MyEventLists')).MyEventLists);

/** `/`: the home page. */
export const HomeScreen = observer(function HomeScreen() {
  const [store] = useState(() => new HomeStore());
  useEffect(() => store.start(), [store]);
  return (
    <div className={styles.home}>
      <Hero>
        <SearchBox store={store} />
      </Hero>
      <div className={styles.sections}>
        <Benefits />
        <CategoryTiles />
        <UpcomingEvents store={store} />
        {session.viewer === 'user' ? <OwnLists /> : null}
        {session.status === 'visitor' ? <HostNowBanner /> : null}
      </div>
    </div>
  );
});
