import { type FilledRooms, formatFullName, type RoomGroup, UNASSIGNED_MAX } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { type Assignment, assignGroups } from './assignGroups';
import { readRoomSummaries } from './readRooms';

/**
 * Locks the registrations of an event before the event itself, in the order of `lockRegistration`, so that nobody
 * cancels while rooms are filled.
 */
export const lockRegistrations = (transaction: DatabaseTransaction, eventId: string) =>
  transaction
    .selectFrom('registrations')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('state', '=', 'ACTIVE')
    .orderBy('userId')
    .forShare()
    .execute();

/** Assigns everybody without a room, teams as a whole (RM-7). Requires the event's lock, which joins wait for. */
export async function fillRooms(
  transaction: DatabaseTransaction,
  { eventId, now }: { eventId: string; now: Date },
): Promise<FilledRooms> {
  const rooms = await readRoomSummaries(transaction, eventId);
  const { assignments, unassigned } = assignGroups(rooms, await findGroups(transaction, eventId));
  await saveAssignments(transaction, { eventId, assignments, now });
  const assigned = assignments.reduce((sum, { group }) => sum + group.people, 0);
  return {
    assigned,
    unassigned: unassigned.slice(0, UNASSIGNED_MAX),
    unassignedCount: unassigned.length,
  };
}

/** One statement, which counts each room once. */
async function saveAssignments(
  transaction: DatabaseTransaction,
  { eventId, assignments, now }: { eventId: string; assignments: readonly Assignment[]; now: Date },
): Promise<void> {
  const rows = assignments.map(({ roomId, group: { kind, id } }) => ({ roomId, kind, id }));
  await sql`
    insert into room_allocations (event_id, room_id, team_id, user_id, allocated_at)
    select ${eventId}, "roomId", case kind when 'TEAM' then id end, case kind when 'PERSON' then id end, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as assignment("roomId" uuid, kind text, id uuid)`.execute(
    transaction,
  );
}

interface GroupRow {
  id: string;
  teamName: string | null;
  firstName: string;
  lastName: string;
  people: number;
}

/** Teams without a room, and registered people without a team, oldest first. A member with an own room stays there. */
async function findGroups(transaction: DatabaseTransaction, eventId: string): Promise<RoomGroup[]> {
  const { rows } = await sql<GroupRow>`
    select coalesce(teams.id, registrations.user_id) as id, teams.name as "teamName",
      min(registrations.first_name) as "firstName", min(registrations.last_name) as "lastName",
      count(*)::int as people
    from registrations
    left join team_members member
      on member.event_id = registrations.event_id and member.user_id = registrations.user_id
    left join teams on teams.event_id = member.event_id and teams.id = member.team_id
    where registrations.event_id = ${eventId} and registrations.state = 'ACTIVE'
      and not exists (select from room_allocations taken where taken.event_id = registrations.event_id
        and (taken.user_id = registrations.user_id or taken.team_id = member.team_id))
    group by teams.id, teams.name, coalesce(teams.id, registrations.user_id)
    order by min(registrations.registered_at), id`.execute(transaction);
  return rows.map(({ id, teamName, firstName, lastName, people }) => ({
    id,
    kind: teamName === null ? 'PERSON' : 'TEAM',
    name: teamName ?? formatFullName({ firstname: firstName, lastname: lastName }),
    people,
  }));
}
