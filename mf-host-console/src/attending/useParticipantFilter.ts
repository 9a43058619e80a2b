import { REGISTRATION_TYPES } from '@marquee/shared-contracts';
import { type FilterChange, useTableFilter } from '@marquee/shared-contracts/tables';
import type { ParticipantFilter } from './ParticipantsStore';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Which participants the address asks for. */
export function useParticipantFilter(): [
  ParticipantFilter,
  (changed: FilterChange<keyof ParticipantFilter>) => void,
] {
  const [query, change] = useTableFilter();
  const filter = {
    q: query.get('q') ?? '',
    type: oneOf(REGISTRATION_TYPES, query.get('type')),
    team: oneOf(['with', 'without'], query.get('team')),
    checkedIn: oneOf(['yes', 'no'], query.get('checkedIn')),
  };
  return [filter, change];
}
