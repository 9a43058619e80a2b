import { CATEGORIES } from '@marquee/shared-contracts';
import { type FilterChange, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import { type Period, periodParameters, readPeriod } from '@marquee/shared-contracts/widgets/event-period';
import { eventStateNames, type EventState } from '@marquee/shared-contracts/widgets/host-event';
import type { EventFilter } from './HostEventsStore';

/** A change of the filter; a changed period has all its parts. */
export interface EventFilterChange extends FilterChange<'q' | 'state' | 'type'> {
  period?: Period;
}

const writePeriod = (period: Period): FilterChange => ({
  when: periodParameters.when(period),
  from: periodParameters.from(period),
  to: periodParameters.to(period),
});

const states = Object.keys(eventStateNames) as EventState[];

/** Reads and writes the event filter in the address. */
export function useEventFilter(): [EventFilter, (changed: EventFilterChange) => void] {
  const [query, change] = useTableFilter();
  const filter = {
    q: query.get('q') ?? '',
    state: states.find((state) => state === query.get('state')),
    type: CATEGORIES.find((category) => category === query.get('type')),
    period: readPeriod(query),
  };
  const changeFilter = ({ period, ...texts }: EventFilterChange) =>
    change({ ...texts, ...(period && writePeriod(period)) });
  return [filter, changeFilter];
}
