import { SearchField } from '@marquee/shared-contracts/ui';
import { PeriodFields } from '@marquee/shared-contracts/widgets/event-period';
import { useSearchParams } from 'react-router-dom';
import { readFilter } from '../event-list/eventFilter';
import styles from '../event-list/EventFilterForm.module.css';
import { useFilterChange } from '../event-list/useFilterChange';

/** The search and period of an own list, stored in the address as those of a public list (RG-18). */
export function OwnListFilter() {
  const [params] = useSearchParams();
  const filter = readFilter(undefined, params);
  const { shownFilter, changeFilter } = useFilterChange(filter);
  return (
    <section className={`${styles.filter} screen-only`} aria-label="Choose events">
      <div className={styles.search}>
        <SearchField label="Search events" value={filter.q} onSearch={(q) => changeFilter({ q })} />
      </div>
      <PeriodFields period={shownFilter} onChange={changeFilter} datesClassName={styles.days} />
    </section>
  );
}
