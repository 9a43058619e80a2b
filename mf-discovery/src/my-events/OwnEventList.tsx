import { links, type OwnEvent } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Pagination } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { writeFilter } from '../event-list/eventFilter';
import { formatCount } from '../event-list/formatCount';
import styles from './OwnEventList.module.css';
import { type ListName, OwnEventRow } from './OwnEventRow';
import { useListFocus } from './useListFocus';

interface Props {
  list: ListName;
  /** Accessible name of the list and of its pagination. */
  label: string;
  /** The rows of the current page. */
  events: readonly OwnEvent[];
  emptyText: string;
  /** How many events match the filter; undefined without a filter. */
  found?: number | undefined;
  isLoading?: boolean;
  /** Current page, from 0, and page count; omitted when only the first events are shown. */
  page?: number;
  pages?: number;
  /** The cursor of the next page. */
  next?: string | undefined;
}

const noConditions = { q: '', when: 'any' } as const;

/** The next step of a list in which no event matches. */
function NoMatch() {
  const { pathname, search } = useLocation();
  const rest = writeFilter(noConditions, new URLSearchParams(search)).toString();
  return (
    <Empty drawing="search" text="No events match your selection.">
      <ButtonLink to={rest === '' ? pathname : `${pathname}?${rest}`}>Clear filters</ButtonLink>
    </Empty>
  );
}

/** The rows of an own list, or its empty text with a link. */
export const OwnEventList = observer(function OwnEventList(props: Props) {
  const { list, label, events, emptyText, found, isLoading = false, page = 0, pages = 1, next } = props;
  const focus = useListFocus(events.length, page);
  const isEmpty = events.length === 0 && pages <= 1;
  const isSearching = isLoading && found !== undefined;
  return (
    <section ref={focus} aria-label={label} aria-busy={isSearching} tabIndex={-1} className={styles.list}>
      {found === undefined ? null : <output className={styles.count}>{formatCount(found)}</output>}
      {isEmpty && found !== undefined ? <NoMatch /> : null}
      {isEmpty && found === undefined ? (
        <Empty text={emptyText}>
          <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
        </Empty>
      ) : null}
      {isEmpty ? null : (
        <ul className={styles.rows}>
          {events.map((event) => (
            <li key={event.id}>
              <OwnEventRow event={event} list={list} />
            </li>
          ))}
        </ul>
      )}
      <Pagination label={`Pages of ${label}`} page={page} pages={pages} next={next} />
    </section>
  );
});
