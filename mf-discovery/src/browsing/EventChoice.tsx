import { links, type Mode } from '@marquee/shared-contracts';
import { categoryNames, CheckboxField, modeNames, SelectField } from '@marquee/shared-contracts/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { categoryFromText } from './categoryFromText';
import { type EventFilter, type Sort, SORTS } from './eventFilter';
import styles from './EventTypeScreen.module.css';
import { tileCategories } from './tileCategories';

const ALL_TYPES = 'All types';
const UNKNOWN_TYPE = 'Choose a type';
const TYPE_NAMES = tileCategories.map((category) => categoryNames[category].many);
const ANY_MODE = 'Anywhere';
const MODES = {
  [ANY_MODE]: undefined,
  [modeNames.online]: 'online',
  [modeNames.offline]: 'offline',
} as const;

const keyOf = <Name extends string>(names: Record<Name, unknown>, wanted: unknown): Name | undefined =>
  (Object.keys(names) as Name[]).find((name) => names[name] === wanted);

/** Changes the address's filter in its place: the way back leads out of the list, not through each choice. */
function useFilterParams() {
  const [, setParams] = useSearchParams();
  return (name: 'mode' | 'open' | 'sort', value: string | undefined) =>
    setParams(
      (params) => {
        if (value === undefined) params.delete(name);
        else params.set(name, value);
        return params;
      },
      { replace: true },
    );
}

function TypeField({ category }: Pick<EventFilter, 'category'>) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const known = categoryFromText(category);
  const isUnknown = category !== undefined && known === undefined;
  const go = (name: string) => {
    params.delete('event');
    const search = params.toString();
    void navigate({ pathname: links.eventType(categoryFromText(name)), search });
  };
  return (
    <SelectField
      label="Type of event"
      value={isUnknown ? UNKNOWN_TYPE : known === undefined ? ALL_TYPES : categoryNames[known].many}
      options={[...(isUnknown ? [UNKNOWN_TYPE] : []), ALL_TYPES, ...TYPE_NAMES]}
      onChange={go}
    />
  );
}

/** The type, the filters and the order of the list; everything stands in the address. */
export function EventChoice({ filter }: { filter: EventFilter }) {
  const choose = useFilterParams();
  return (
    <section className={styles.choice} aria-label="Choose events">
      <TypeField category={filter.category} />
      <SelectField
        label="Where"
        value={keyOf(MODES, filter.mode) ?? ANY_MODE}
        options={Object.keys(MODES)}
        onChange={(name) => choose('mode', (MODES as Record<string, Mode | undefined>)[name])}
      />
      <SelectField
        label="Order"
        value={SORTS[filter.sort]}
        options={Object.values(SORTS)}
        onChange={(name) => {
          const sort: Sort | undefined = keyOf(SORTS, name);
          choose('sort', sort === 'soonest' ? undefined : sort);
        }}
      />
      <div className={styles.open}>
        <CheckboxField
          checked={filter.onlyOpen}
          onChange={(checked) => choose('open', checked ? '1' : undefined)}
        >
          Open for registration
        </CheckboxField>
      </div>
    </section>
  );
}
