import { CATEGORIES } from '@marquee/shared-contracts';
import { useSearchParams } from 'react-router-dom';
import { stateNames, type EventState } from './eventState';
import type { EventFilter } from './filteredEvents';

type Changed = Partial<Record<keyof EventFilter, string>>;

const states = Object.keys(stateNames) as EventState[];

/** What is looked for stands in the address, so that reload, back and sharing keep it. */
export function useEventFilter(): [EventFilter, (changed: Changed) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changed: Changed): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const filter = {
    q: query.get('q') ?? '',
    state: states.find((state) => state === query.get('state')),
    type: CATEGORIES.find((category) => category === query.get('type')),
  };
  return [filter, change];
}
