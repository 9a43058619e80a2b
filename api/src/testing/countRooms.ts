import { sql } from 'kysely';
import type { Database } from '../platform/database/Database';

export type RoomNumbers = [people: number, allocations: number];

/**
 * People and allocations of each room of an event, as stored and as counted person by person (RM-3): an own allocation
 * precedes that of the team.
 */
export async function countRooms(database: Database, eventId: string) {
  const { rows } = await sql<{ occupied: number; allocated: number; people: number; allocations: number }>`
    select rooms.occupied, rooms.allocated,
      (select count(*) from registrations person
        left join team_members member on member.event_id = person.event_id and member.user_id = person.user_id
        left join room_allocations own on own.event_id = person.event_id and own.user_id = person.user_id
        left join room_allocations of_team
          on of_team.event_id = member.event_id and of_team.team_id = member.team_id
        where person.event_id = rooms.event_id and coalesce(own.room_id, of_team.room_id) = rooms.id
      )::int as people,
      (select count(*) from room_allocations place
        where place.event_id = rooms.event_id and place.room_id = rooms.id)::int as allocations
    from rooms where event_id = ${eventId} order by position`.execute(database);
  return {
    stored: rows.map(({ occupied, allocated }): RoomNumbers => [occupied, allocated]),
    counted: rows.map(({ people, allocations }): RoomNumbers => [people, allocations]),
  };
}
