import { formatFullName } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { type Occupant, toIds } from './Occupant';

interface Allocation {
  eventId: string;
  roomId: string;
  holder: Occupant;
}

interface Move {
  teamName: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The room that the team or person leaves. */
  room: string;
}

/**
 * Finds everybody who leaves another room by an allocation: the team or person, the members of the team, and a person
 * who leaves the room of the own team.
 */
export async function findMoves(
  transaction: DatabaseTransaction,
  { eventId, roomId, holder }: Allocation,
): Promise<Move[]> {
  const { teamId, userId } = toIds(holder);
  const { rows } = await sql<Move>`
    select teams.name as "teamName", registrations.first_name as "firstName",
      registrations.last_name as "lastName", rooms.name as room
    from room_allocations
    join rooms on rooms.event_id = room_allocations.event_id and rooms.id = room_allocations.room_id
    left join teams on teams.event_id = room_allocations.event_id and teams.id = room_allocations.team_id
      and teams.id = ${teamId}
    left join registrations on registrations.event_id = room_allocations.event_id and registrations.state = 'ACTIVE'
      and registrations.user_id = coalesce(room_allocations.user_id, ${userId}::uuid)
    where room_allocations.event_id = ${eventId} and room_allocations.room_id <> ${roomId} and (
      room_allocations.team_id = ${teamId} or room_allocations.user_id = ${userId}
      or room_allocations.user_id in (
        select user_id from team_members where event_id = ${eventId} and team_id = ${teamId})
      or (not exists (select 1 from room_allocations own where own.event_id = ${eventId} and own.user_id = ${userId})
        and room_allocations.team_id in (
          select team_id from team_members where event_id = ${eventId} and user_id = ${userId})))
    order by room_allocations.allocated_at, rooms.position`.execute(transaction);
  return rows;
}

/** Ends the own allocations of a team's members to other rooms: they move with the team (RM-3). */
export const releaseMembers = (
  transaction: DatabaseTransaction,
  { eventId, roomId, teamId }: { eventId: string; roomId: string; teamId: string },
) =>
  transaction
    .deleteFrom('roomAllocations')
    .where('eventId', '=', eventId)
    .where('roomId', '<>', roomId)
    .where('userId', 'in', (eb) =>
      eb
        .selectFrom('teamMembers')
        .select('teamMembers.userId')
        .where('eventId', '=', eventId)
        .where('teamId', '=', teamId),
    )
    .execute();

/** Announces moves to the host; undefined without any. */
export function formatMoves(moves: readonly Move[]): string | undefined {
  const texts = moves.map(({ teamName, firstName, lastName, room }) => {
    const name = teamName ?? formatFullName({ firstname: firstName ?? '', lastname: lastName ?? '' });
    return `${name} from ${room}`;
  });
  return texts.length === 0 ? undefined : `Moved here: ${texts.join(', ')}.`;
}
