import { type EventCard, formatMoment, links } from '@marquee/shared-contracts';
import { CallView, CategoryChip, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HomeStore } from './HomeStore';
import { placeOf } from './placeOf';
import styles from './SearchHits.module.css';

const countText = (count: number): string => (count === 1 ? '1 event found' : `${count} events found`);

function Hits({ hits }: { hits: readonly EventCard[] }) {
  return (
    <>
      <output className="visually-hidden">{countText(hits.length)}</output>
      <ul>
        {hits.map((event) => (
          <li key={event.id} className={styles.hit}>
            <Link to={links.event(event.id)} className={styles.link}>
              <span className={styles.title}>{event.title}</span>
              <span className={styles.facts}>
                {formatMoment(event.startTime)} · {placeOf(event)} · {event.organization}
              </span>
            </Link>
            <CategoryChip category={event.category} />
          </li>
        ))}
      </ul>
    </>
  );
}

const none = <output className={styles.none}>No events found.</output>;

interface Props {
  store: HomeStore;
}

/** How the server's part of the search stands; what it finds is among the hits. */
const Beyond = observer(function Beyond({ store, children }: Props & { children: ReactNode }) {
  if (!store.goesBeyond) return children;
  return (
    <CallView
      call={store.beyond}
      loadingText="Loading events..."
      skeleton={<Skeleton />}
      failureText="Error loading events"
    >
      {() => children}
    </CallView>
  );
});

/** What drops under the search field. */
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
          const hits = store.hits(events);
          return (
            <>
              {hits.length > 0 ? <Hits hits={hits} /> : null}
              <Beyond store={store}>{hits.length === 0 ? none : null}</Beyond>
            </>
          );
        }}
      </CallView>
    </div>
  );
});
