import { REGISTRATION_TYPES } from '@marquee/shared-contracts';
import { type FilterChange, useTableFilter } from '@marquee/shared-contracts/widgets/card-table';
import type { AttendeeFilter } from './AttendeesStore';

const findValue = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** Reads and writes the attendee filter in the address. */
export function useAttendeeFilter(): [AttendeeFilter, (changed: FilterChange<keyof AttendeeFilter>) => void] {
  const [query, change] = useTableFilter();
  const filter = {
    q: query.get('q') ?? '',
    type: findValue(REGISTRATION_TYPES, query.get('type')),
    team: findValue(['with', 'without'], query.get('team')),
    checkedIn: findValue(['yes', 'no'], query.get('checkedIn')),
    question: query.get('question') ?? '',
    answer: query.get('answer') ?? '',
    columns: query.get('columns') ?? '',
  };
  return [filter, change];
}
