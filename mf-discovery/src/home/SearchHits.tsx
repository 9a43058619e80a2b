import { type EventCard, links } from '@marquee/shared-contracts';
import { CallView, CategoryChip, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeStore } from './HomeStore';
import { formatShortEventTime } from '../event-list/formatEventTime';
import { formatLocation } from '../event-list/formatLocation';
import styles from './SearchHits.module.css';

const formatCount = (count: number): string => (count === 1 ? '1 event found' : `${count} events found`);

function Hits({ hits }: { hits: readonly EventCard[] }) {
  return (
    <>
      <output className="visually-hidden">{formatCount(hits.length)}</output>
      <ul>
        {hits.map((event) => (
          <li key={event.id} className={styles.hit}>
            <Link to={links.event(event.id)} className={styles.link}>
              <span className={styles.title}>{event.title}</span>
              <span className={styles.facts}>
                {formatShortEventTime(event)} · {formatLocation(event)} · {event.organization}
              </span>
            </Link>
            <CategoryChip category={event.category} />
          </li>
        ))}
      </ul>
    </>
  );
}

const noHits = <output className={styles.none}>No events found.</output>;

interface Props {
  store: HomeStore;
}

/** The state of the server search; its results appear among the hits. */
const ServerHits = observer(function ServerHits({ store, children }: Props & { children: ReactNode }) {
  if (!store.isServerSearched) return children;
  return (
    <CallView
      call={store.serverSearch}
      loadingText="Loading events..."
      skeleton={<Skeleton />}
      failureText="Error loading events"
    >
      {() => children}
    </CallView>
  );
});

/** The results below the search field. */
export const SearchHits = observer(function SearchHits({ store }: Props) {
  return (
    <div className={styles.hits}>
      <CallView
        call={store.events}
        loadingText="Loading events..."
        skeleton={<Skeleton count={2} />}
        failureText="Error loading events"
      >
        {(events) => {
          const hits = store.getHits(events);
          return (
            <>
              {hits.length > 0 ? <Hits hits={hits} /> : null}
              <ServerHits store={store}>{hits.length === 0 ? noHits : null}</ServerHits>
            </>
          );
        }}
      </CallView>
    </div>
  );
});
