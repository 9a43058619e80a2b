import { type EventCard, links, type ReplyOf, type events } from '@marquee/shared-contracts';
import { CallView, CategoryChip, Skeleton } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { formatShortEventTime } from '../event-list/formatEventTime';
import { formatLocation } from '../event-list/formatLocation';
import styles from './SearchHits.module.css';
import type { SearchStore } from './SearchStore';

type Results = ReplyOf<typeof events.search>;

const formatCount = (count: number): string => (count === 1 ? '1 event found' : `${count} events found`);

const Hit = ({ event }: { event: EventCard }) => (
  <li className={styles.hit}>
    <Link to={links.event(event.id)} className={styles.link}>
      <span className={styles.title}>{event.title}</span>
      <span className={styles.facts}>
        {formatShortEventTime(event)} · {formatLocation(event)} · {event.organization}
      </span>
    </Link>
    <CategoryChip category={event.category} />
  </li>
);

function Hits({ text, results }: { text: string; results: Results }) {
  const { content, totalElements, searched } = results;
  if (totalElements === 0) return <output className={styles.none}>No events found.</output>;
  return (
    <>
      <output className={searched === null ? 'visually-hidden' : styles.searched}>
        {searched === null ? formatCount(totalElements) : `Showing events for “${searched}”`}
      </output>
      <ul>
        {content.map((event) => (
          <Hit key={event.id} event={event} />
        ))}
      </ul>
      <Link to={links.searchFor(text)} className={styles.all}>
        See all results
      </Link>
    </>
  );
}

/** The first hits below the search field; they stay until the next search has its reply. */
export const SearchHits = observer(function SearchHits({ store }: { store: SearchStore }) {
  return (
    <div className={styles.hits}>
      <CallView
        call={store.hits}
        loadingText="Loading events..."
        skeleton={<Skeleton count={2} />}
        failureText="Error loading events"
      >
        {(results) => <Hits text={store.searchedText} results={results} />}
      </CallView>
    </div>
  );
});
