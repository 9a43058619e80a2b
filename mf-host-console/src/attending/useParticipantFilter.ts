import { REGISTRATION_TYPES } from '@marquee/shared-contracts';
import { useSearchParams } from 'react-router-dom';
import type { ParticipantFilter } from './ParticipantsStore';

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

export type FilterChange = { [Name in keyof ParticipantFilter]?: string };

/** What is searched for stands in the address, so that reload and the back button keep it. */
export function useParticipantFilter(): [ParticipantFilter, (changed: FilterChange) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (changed: FilterChange): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
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
    type: oneOf(REGISTRATION_TYPES, query.get('type')),
    team: oneOf(['with', 'without'], query.get('team')),
    checkedIn: oneOf(['yes', 'no'], query.get('checkedIn')),
  };
  return [filter, change];
}
