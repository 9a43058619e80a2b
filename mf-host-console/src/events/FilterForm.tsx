import { CATEGORIES } from '@marquee/shared-contracts';
import { categoryNames, SelectField, TextField } from '@marquee/shared-contracts/ui';
import { PeriodFields } from '@marquee/shared-contracts/widgets/event-period';
import { type EventState, eventStateNames } from '@marquee/shared-contracts/widgets/host-event';
import type { EventFilter } from './filterEvents';
import styles from './ManageEventsScreen.module.css';
import type { EventFilterChange } from './useEventFilter';

const ANY_STATE = 'All states';
const ANY_TYPE = 'All types';
const states = Object.keys(eventStateNames) as EventState[];

interface Props {
  filter: EventFilter;
  onChange: (changed: EventFilterChange) => void;
}

/** Search by title or organization, and filters by state, type and date; all run in the browser. */
export function FilterForm({ filter, onChange }: Props) {
  return (
    <div className={styles.filter}>
      <TextField
        label="Search your events"
        type="search"
        value={filter.q}
        maxLength={120}
        onChange={(q) => onChange({ q })}
      />
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
