import { links, type OwnEvent } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Pagination } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
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
  /** Current page, from 0, and page count; omitted when only the first events are shown. */
  page?: number;
  pages?: number;
}

/** The rows of an own list, or its empty text with a link. */
export const OwnEventList = observer(function OwnEventList(props: Props) {
  const { list, label, events, emptyText, page = 0, pages = 1 } = props;
  const focus = useListFocus(events.length, page);
  return (
    <section ref={focus} aria-label={label} tabIndex={-1} className={styles.list}>
      {events.length === 0 && pages <= 1 ? (
        <Empty text={emptyText}>
          <ButtonLink to={links.home()}>See upcoming events</ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.rows}>
          {events.map((event) => (
            <li key={event.id}>
              <OwnEventRow event={event} list={list} />
            </li>
          ))}
        </ul>
      )}
      <Pagination label={`Pages of ${label}`} page={page} pages={pages} />
    </section>
  );
});
