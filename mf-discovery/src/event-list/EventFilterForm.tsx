import type { Category, Mode } from '@marquee/shared-contracts';
import {
  categoryNames,
  CheckboxField,
  modeNames,
  SearchField,
  SelectField,
} from '@marquee/shared-contracts/ui';
import { PeriodFields } from '@marquee/shared-contracts/widgets/event-period';
import { parseCategory, tileCategories } from './parseCategory';
import { findKey } from './findKey';
import { type EventFilter, SORTS } from './eventFilter';
import styles from './EventFilterForm.module.css';
import { useFilterChange } from './useFilterChange';

const ALL_TYPES = 'All types';
const UNKNOWN_TYPE = 'Choose a type';
const TYPE_NAMES = tileCategories.map((category) => categoryNames[category].many);
const ANY_MODE = 'Anywhere';
const MODES = {
  [ANY_MODE]: undefined,
  [modeNames.online]: 'online',
  [modeNames.offline]: 'offline',
} as const;

interface TypeProps {
  category: string | undefined;
  /** Writes the type into the address; undefined for all types. */
  onTypeChange: (category: Category | undefined) => void;
}

function TypeField({ category, onTypeChange }: TypeProps) {
  const known = parseCategory(category);
  const isUnknown = category !== undefined && known === undefined;
  return (
    <SelectField
      label="Type of event"
      value={isUnknown ? UNKNOWN_TYPE : known === undefined ? ALL_TYPES : categoryNames[known].many}
      options={[...(isUnknown ? [UNKNOWN_TYPE] : []), ALL_TYPES, ...TYPE_NAMES]}
      onChange={(name) => onTypeChange(parseCategory(name))}
    />
  );
}

interface Props extends Pick<TypeProps, 'onTypeChange'> {
  filter: EventFilter;
  /** Whether the list may be sorted; otherwise best hits come first. */
  isSortable?: boolean;
}

/** The search, type, filters and order of a list, all stored in the address. */
export function EventFilterForm({ filter, onTypeChange, isSortable = false }: Props) {
  const { shownFilter, changeFilter } = useFilterChange(filter);
  return (
    <section className={`${styles.filter} screen-only`} aria-label="Choose events">
      <div className={styles.search}>
        <SearchField label="Search events" value={filter.q} onSearch={(q) => changeFilter({ q })} />
      </div>
      <TypeField category={filter.category} onTypeChange={onTypeChange} />
      <SelectField
        label="Where"
        value={findKey(MODES, shownFilter.mode) ?? ANY_MODE}
        options={Object.keys(MODES)}
        onChange={(name) => changeFilter({ mode: (MODES as Record<string, Mode | undefined>)[name] })}
      />
      <PeriodFields period={shownFilter} onChange={changeFilter} datesClassName={styles.days} />
      {isSortable ? (
        <div className={styles.order}>
          <SelectField
            label="Order"
            value={SORTS[shownFilter.sort]}
            options={Object.values(SORTS)}
            onChange={(name) => changeFilter({ sort: findKey(SORTS, name) ?? 'soonest' })}
          />
        </div>
      ) : null}
      <div className={styles.open}>
        <CheckboxField checked={shownFilter.onlyOpen} onChange={(onlyOpen) => changeFilter({ onlyOpen })}>
          Open for registration
        </CheckboxField>
      </div>
    </section>
  );
}
