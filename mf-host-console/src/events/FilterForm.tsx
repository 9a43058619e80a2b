import { CATEGORIES } from '@marquee/shared-contracts';
import { categoryNames, SearchField, SelectField } from '@marquee/shared-contracts/ui';
import { PeriodFields } from '@marquee/shared-contracts/widgets/event-period';
import { type EventState, eventStateNames } from '@marquee/shared-contracts/widgets/host-event';
import type { EventFilter } from './HostEventsStore';
import styles from './ManageEventsScreen.module.css';
import type { EventFilterChange } from './useEventFilter';

const ANY_STATE = 'All states';
const ANY_TYPE = 'All types';
const states = Object.keys(eventStateNames) as EventState[];

interface Props {
  filter: EventFilter;
  onChange: (changed: EventFilterChange) => void;
}

/** Search by the names of events, and filters by state, type and date (HO-12). */
export function FilterForm({ filter, onChange }: Props) {
  return (
    <div className={`${styles.filter} screen-only`}>
      <SearchField label="Search your events" value={filter.q} onSearch={(q) => onChange({ q })} />
      <SelectField
        label="State"
        options={[ANY_STATE, ...states.map((state) => eventStateNames[state])]}
        value={filter.state === undefined ? ANY_STATE : eventStateNames[filter.state]}
        onChange={(name) =>
          onChange({ state: states.find((state) => eventStateNames[state] === name) ?? '' })
        }
      />
      <SelectField
        label="Type"
        options={[ANY_TYPE, ...CATEGORIES.map((type) => categoryNames[type].one)]}
        value={filter.type === undefined ? ANY_TYPE : categoryNames[filter.type].one}
        onChange={(name) =>
          onChange({ type: CATEGORIES.find((type) => categoryNames[type].one === name) ?? '' })
        }
      />
      <PeriodFields
        period={filter.period}
        onChange={(changed) => onChange({ period: { ...filter.period, ...changed } })}
        datesClassName={styles.days}
      />
    </div>
  );
}
