import { type RawBuilder, sql } from 'kysely';
import { selectCheckedIn } from '../door/queries';

interface Registered {
  eventId: string;
  team?: 'with' | 'without' | undefined;
  checkedIn?: 'yes' | 'no' | undefined;
}

/** Of taken seats those that nobody holds on offer. */
const EVERYBODY = sql<number>`(taken - held)`;

const selectInTeams = (eventId: string) => sql<number>`(
  select coalesce(sum(size), 0)::integer from teams where teams.event_id = ${eventId})`;

const selectCheckedInTeams = (eventId: string) => sql<number>`(
  select count(*)::integer from registrations
  where event_id = ${eventId} and checked_in_at is not null and state = 'ACTIVE' and exists (
    select from team_members
    where team_members.event_id = ${eventId} and team_members.user_id = registrations.user_id))`;

/**
 * The number of registered people, in a query of `event_seats`: counters have everybody and those in teams, a short index
 * those who are checked in, and the others are the difference.
 */
export function selectRegistered({ eventId, team, checkedIn }: Registered): RawBuilder<number> {
  const select = (filter: Omit<Registered, 'eventId'>) => selectRegistered({ eventId, ...filter });
  if (team === 'without') return sql`(${select({ checkedIn })} - ${select({ checkedIn, team: 'with' })})`;
  if (checkedIn === 'no') return sql`(${select({ team })} - ${select({ team, checkedIn: 'yes' })})`;
  if (team === undefined) return checkedIn === undefined ? EVERYBODY : selectCheckedIn(eventId);
  return checkedIn === undefined ? selectInTeams(eventId) : selectCheckedInTeams(eventId);
}
