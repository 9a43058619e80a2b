import { links, type Mode } from '@marquee/shared-contracts';
import { categoryNames, CheckboxField, modeNames, SelectField } from '@marquee/shared-contracts/ui';
import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseCategory, tileCategories } from './parseCategory';
import { type EventFilter, SORTS, writeFilter } from './eventFilter';
import styles from './EventTypeScreen.module.css';

const ALL_TYPES = 'All types';
const UNKNOWN_TYPE = 'Choose a type';
const TYPE_NAMES = tileCategories.map((category) => categoryNames[category].many);
const ANY_MODE = 'Anywhere';
const MODES = {
  [ANY_MODE]: undefined,
  [modeNames.online]: 'online',
  [modeNames.offline]: 'offline',
} as const;

const findKey = <Name extends string>(names: Record<Name, unknown>, value: unknown): Name | undefined =>
  (Object.keys(names) as Name[]).find((name) => names[name] === value);

/**
 * The current filter and a function that changes it. Changes replace the history entry, so that Back leaves the list;
 * controls update before the list.
 */
function useFilterChange(filter: EventFilter) {
  const [, setParams] = useSearchParams();
  const [shownFilter, setShownFilter] = useOptimistic(filter);
  const changeFilter = (changes: Partial<EventFilter>) =>
    startTransition(() => {
      const next = { ...filter, ...changes };
      setShownFilter(next);
      setParams((params) => writeFilter(next, params), { replace: true });
    });
  return { shownFilter, changeFilter };
}

function TypeField({ category }: Pick<EventFilter, 'category'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const known = parseCategory(category);
  const isUnknown = category !== undefined && known === undefined;
  const openType = (name: string) => {
    params.delete('event');
    const search = params.toString();
    void navigate({ pathname: links.eventType(parseCategory(name)), search });
  };
  return (
    <SelectField
      label="Type of event"
      value={isUnknown ? UNKNOWN_TYPE : known === undefined ? ALL_TYPES : categoryNames[known].many}
      options={[...(isUnknown ? [UNKNOWN_TYPE] : []), ALL_TYPES, ...TYPE_NAMES]}
      onChange={openType}
    />
  );
}

/** The list's type, filters and order, all stored in the address. */
export function EventFilterForm({ filter }: { filter: EventFilter }) {
  const { shownFilter, changeFilter } = useFilterChange(filter);
  return (
    <section className={styles.filter} aria-label="Choose events">
      <TypeField category={filter.category} />
      <SelectField
        label="Where"
        value={findKey(MODES, shownFilter.mode) ?? ANY_MODE}
        options={Object.keys(MODES)}
        onChange={(name) => changeFilter({ mode: (MODES as Record<string, Mode | undefined>)[name] })}
      />
      <SelectField
        label="Order"
        value={SORTS[shownFilter.sort]}
        options={Object.values(SORTS)}
        onChange={(name) => changeFilter({ sort: findKey(SORTS, name) ?? 'soonest' })}
      />
      <div className={styles.open}>
        <CheckboxField checked={shownFilter.onlyOpen} onChange={(onlyOpen) => changeFilter({ onlyOpen })}>
          Open for registration
        </CheckboxField>
      </div>
    </section>
  );
}
