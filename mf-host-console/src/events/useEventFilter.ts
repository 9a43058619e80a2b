import { CATEGORIES } from '@marquee/shared-contracts';
import { type FilterChange, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import { eventStateNames, type EventState } from '@marquee/shared-contracts/widgets/host-event';
import type { EventFilter } from './filterEvents';

const states = Object.keys(eventStateNames) as EventState[];

/** Reads and writes the event filter in the address. */
export function useEventFilter(): [EventFilter, (changed: FilterChange<keyof EventFilter>) => void] {
  const [query, change] = useTableFilter();
  const filter = {
    q: query.get('q') ?? '',
    state: states.find((state) => state === query.get('state')),
    type: CATEGORIES.find((category) => category === query.get('type')),
  };
  return [filter, change];
}
