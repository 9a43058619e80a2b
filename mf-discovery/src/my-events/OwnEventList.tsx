import { links, type OwnEvent } from '@marquee/shared-contracts';
import { ButtonLink, Empty, Pagination } from '@marquee/shared-contracts/ui';
import { observer } from 'mobx-react-lite';
import styles from './OwnEventList.module.css';
import { type ListName, OwnEventRow } from './OwnEventRow';
import { useListFocus } from './useListFocus';

interface Props {
  list: ListName;
  /** What the list is called: its name for a screen reader, and of its pages. */
  label: string;
  /** The rows of this page. */
  events: readonly OwnEvent[];
  emptyText: string;
  /** Which page this is, from 0, and of how many; left out where a list shows only its beginning. */
  page?: number;
  pages?: number;
}

/** The rows of one of the own lists, or its empty text with the way to something. */
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
