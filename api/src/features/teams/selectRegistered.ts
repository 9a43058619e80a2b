import { type RawBuilder, sql } from 'kysely';
import { selectCheckedIn } from '../door/queries';

interface Registered {
  eventId: string;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
}

/** The number of taken seats that nobody holds on offer. */
const EVERYBODY = sql<number>`taken - held`;

/**
 * The number of registered people, in a query of `event_seats`, by counters and a short index: of everybody, by team or by
 * check-in alone; undefined for both.
 */
export function selectRegistered({ eventId, team, checkedIn }: Registered): RawBuilder<number> | undefined {
  if (team === undefined && checkedIn === undefined) return EVERYBODY;
  if (team !== undefined && checkedIn !== undefined) return undefined;
  const part =
    team === undefined
      ? selectCheckedIn(eventId)
      : sql`(select coalesce(sum(size), 0) from teams where teams.event_id = ${eventId})`;
  return team === 'with' || checkedIn === 'yes' ? sql`(${part})::int` : sql`(${EVERYBODY} - ${part})::int`;
}
