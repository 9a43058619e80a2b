import { ATTEMPT_STATES } from '@marquee/shared-contracts';
import { type FilterChange, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import type { Filter } from './ScoresStore';

/** The filter in the address, and the function that changes it. */
export function useFilter(): [Filter, (changed: FilterChange<'q' | 'state'>) => void] {
  const [query, change] = useTableFilter();
  const state = ATTEMPT_STATES.find((known) => known === query.get('state'));
  return [{ q: query.get('q') ?? '', state }, change];
}
