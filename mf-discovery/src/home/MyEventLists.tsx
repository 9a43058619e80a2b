import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { ButtonLink, TabLinks } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LikedEvents } from '../my-events/LikedEvents';
import { myLists } from '../my-events/myLists';
import { RecentViews } from '../my-events/RecentViews';
import { RegisteredEvents } from '../my-events/RegisteredEvents';
import styles from './MyEventLists.module.css';

/** chosen: rows of a list on the home page; the complete list has its own screen. */
const MAX_ROWS = 3;

const TABS = [
  {
    name: 'registered',
    label: 'Registered',
    List: RegisteredEvents,
    hasEvents: () => (myLists.registered.result ?? []).length > 0,
    allAddress: links.registeredEvents(),
  },
  { name: 'liked', label: 'Liked', List: LikedEvents, hasEvents: () => session.marks.liked.size > 0 },
  {
    name: 'viewed',
    label: 'Recent Views',
    List: RecentViews,
    hasEvents: () => (myLists.viewed.result?.content ?? []).length > 0,
  },
] as const;

const getTabAddress = (name: string): string => `${links.home()}?list=${name}`;

/**
 * A participant's own lists, shown once any of them has events. The first list with events is open unless the address
 * selects another (RT-17).
 */
export const MyEventLists = observer(function MyEventLists() {
  const requestedTab = useSearchParams()[0].get('list');
  useEffect(() => void myLists.viewed.run({ page: 0, after: undefined }), []);
  const firstWithEvents = TABS.find(({ hasEvents }) => hasEvents());
  if (firstWithEvents === undefined) return null;
  const current = TABS.find(({ name }) => name === requestedTab) ?? firstWithEvents;
  return (
    <section aria-labelledby="own-lists" className={styles.lists}>
      <h2 id="own-lists">Your events</h2>
      <TabLinks
        label="Your events"
        links={TABS.map(({ name, label }) => ({ label, to: getTabAddress(name) }))}
        current={getTabAddress(current.name)}
      />
      <current.List key={current.name} limit={MAX_ROWS} />
      {'allAddress' in current ? (
        <div>
          <ButtonLink to={current.allAddress}>See all</ButtonLink>
        </div>
      ) : null}
    </section>
  );
});
