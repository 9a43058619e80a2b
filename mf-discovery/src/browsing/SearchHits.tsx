import { type EventCard, formatMoment, links } from '@marquee/shared-contracts';
import { CallView, CategoryChip, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { HomeStore } from './HomeStore';
import { placeOf } from './placeOf';
import styles from './SearchHits.module.css';

const countText = (count: number): string => (count === 1 ? '1 event found' : `${count} events found`);

function Hits({ hits }: { hits: readonly EventCard[] }) {
  if (hits.length === 0) return <output className={styles.none}>No events found.</output>;
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

/** What drops under the search field. */
export const SearchHits = observer(function SearchHits({ store }: { store: HomeStore }) {
  return (
    <div className={styles.hits}>
      <CallView
        call={store.events}
        loadingText="Loading events..."
        skeleton={<Skeleton count={2} />}
        failureText="Error loading events"
      >
        {(events) => <Hits hits={store.hits(events)} />}
      </CallView>
    </div>
  );
});
