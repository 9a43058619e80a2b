import { sql } from 'kysely';

/**
 * The name of the person's room in the event of a query on `events`, null without a room. An own allocation precedes
 * the team's (RM-3, RM-5).
 */
export const selectOwnRoom = (userId: string) => sql<string | null>`(
  select rooms.name from registrations own
  join room_allocations allocation on allocation.event_id = own.event_id
    and (allocation.user_id = own.user_id or allocation.team_id = (
      select team_id from team_members member where member.event_id = own.event_id and member.user_id = own.user_id))
  join rooms on rooms.event_id = allocation.event_id and rooms.id = allocation.room_id
  where own.event_id = events.id and own.user_id = ${userId} and own.state = 'ACTIVE' and events.mode = 'offline'
  order by allocation.user_id is null limit 1)`;
