import { type Category, type events, links, MAX_SEARCH_HITS, type ReplyOf } from '@marquee/shared-contracts';
import {
  ButtonLink,
  CallView,
  Empty,
  Page,
  Pagination,
  Skeleton,
  usePageNumber,
  usePagePosition,
  usePageTitle,
} from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { EventFilterForm } from '../event-list/EventFilterForm';
import { EventListRow } from '../event-list/EventListRow';
import { type EventFilter, readFilter, writeFilter } from '../event-list/eventFilter';
import { formatCount } from '../event-list/formatCount';
import { useListFocus } from '../my-events/useListFocus';
import { SearchCalendar } from '../calendar-feed/SearchCalendar';
import { type SearchQuery, toSearchQuery } from './toSearchQuery';
import { useSearchResults } from './useSearchResults';
import styles from './SearchScreen.module.css';

type Results = ReplyOf<typeof events.search>;

interface NoResultsProps {
  q: string | undefined;
  isFiltered: boolean;
}

/** The next step after a search without results: fewer conditions, or all events. */
function NoResults({ q, isFiltered }: NoResultsProps) {
  const isTextAlone = q !== undefined && !isFiltered;
  return (
    <Empty
      drawing="search"
      text={isTextAlone ? `No events match “${q}”.` : 'No events match your selection.'}
    >
      {isFiltered ? (
        <ButtonLink to={q === undefined ? links.searchResults() : links.searchFor(q)}>
          Clear filters
        </ButtonLink>
      ) : (
        <ButtonLink to={links.searchResults()}>See all events</ButtonLink>
      )}
    </Empty>
  );
}

/** The number of results; a search lists only so many (RT-14), and a filter counts no further (RT-30). */
function describeCount(count: number, { q, open, from, to }: SearchQuery): string {
  if (count < MAX_SEARCH_HITS) return formatCount(count);
  if (q) return `These are the ${count} events that end first. Add a word to find others.`;
  return (open ?? from ?? to) === undefined ? formatCount(count) : `${count} or more events`;
}

interface ResultListProps {
  query: SearchQuery;
  results: Results;
  isLoading: boolean;
}

function ResultList({ query, results, isLoading }: ResultListProps) {
  const { content, totalElements, totalPages, next } = results;
  const page = usePageNumber();
  const focus = useListFocus(content.length, results.number);
  return (
    <section ref={focus} tabIndex={-1} className={styles.results} aria-label="Results" aria-busy={isLoading}>
      <h2 className="visually-hidden">Results</h2>
      <output className={styles.count}>{describeCount(totalElements, query)}</output>
      <ul className={styles.rows}>
        {content.map((event) => (
          <li key={event.id}>
            <EventListRow event={event} isSelected={undefined} />
          </li>
        ))}
      </ul>
      <Pagination label="Pages of results" page={page} pages={totalPages} next={next} />
      <SearchCalendar {...query} />
    </section>
  );
}

const skeleton = (
  <div className={styles.rows}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} shape="row" />
    ))}
  </div>
);

function SearchForm({ filter }: { filter: EventFilter }) {
  const [, setParams] = useSearchParams();
  const changeType = (category: Category | undefined) =>
    setParams(
      (params) => {
        if (category === undefined) params.delete('type');
        else params.set('type', category);
        return writeFilter({}, params);
      },
      { replace: true },
    );
  return <EventFilterForm filter={filter} onTypeChange={changeType} />;
}

/** `/search`: the public events that match the address, best hits first; without a text all of them (RT-30). */
export const SearchScreen = observer(function SearchScreen() {
  const [params] = useSearchParams();
  const { page, after } = usePagePosition();
  const filter = readFilter(params.get('type') ?? undefined, params);
  const { q, ...conditions } = toSearchQuery(filter);
  const call = useSearchResults({ q, ...conditions, page: String(page), after });
  const searched = call.loading ? undefined : (call.result?.searched ?? undefined);
  const heading = q === undefined ? 'All events' : `Results for “${searched ?? q}”`;
  usePageTitle(heading);
  return (
    <Page
      heading={heading}
      intro={searched ? `Nothing matches “${q}”. These are the results for “${searched}”.` : undefined}
    >
      <SearchForm filter={filter} />
      <CallView
        call={call}
        loadingText="Loading events..."
        skeleton={skeleton}
        failureText="Error loading events"
      >
        {(results) =>
          results.totalElements === 0 ? (
            <NoResults q={q} isFiltered={Object.values(conditions).some((value) => value !== undefined)} />
          ) : (
            <ResultList query={{ q, ...conditions }} results={results} isLoading={call.loading} />
          )
        }
      </CallView>
    </Page>
  );
});
