import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type EventFilter, writeFilter } from './eventFilter';

/**
 * The current filter and a function that changes it. Changes replace the history entry, so that Back leaves the list;
 * controls update before the list.
 */
export function useFilterChange(filter: EventFilter) {
  const [, setParams] = useSearchParams();
  const [shownFilter, setShownFilter] = useOptimistic(filter);
  const changeFilter = (changes: Partial<EventFilter>) =>
    startTransition(() => {
      setShownFilter({ ...filter, ...changes });
      setParams((params) => writeFilter(changes, params), { replace: true });
    });
  return { shownFilter, changeFilter };
}
