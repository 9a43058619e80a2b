import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { HOLDER } from './findAllocations';
import type { toIds } from './Occupant';

/** Excludes a team's member with an own allocation to another room, who is there only (RM-3). */
const hasNoOtherRoom = sql<boolean>`not exists (
  select 1 from room_allocations own
  where own.event_id = team_members.event_id and own.user_id = team_members.user_id
    and own.room_id <> room_allocations.room_id)`;

/** The allocations that a query is about; of the whole event without any field. */
export interface OccupantFilter {
  roomIds?: readonly string[];
  /** Teams and people. */
  holders?: readonly string[];
  /** A team and its members, or a person and the own team. */
  around?: ReturnType<typeof toIds>;
}

/** The allocations of an event, with the members of allocated teams and allocated persons. */
const selectOccupants = (database: Database, eventId: string, { roomIds, holders, around }: OccupantFilter) =>
  database
    .selectFrom('roomAllocations')
    // `offset 0` reads the members of each team, instead of all members of the event for a page of rooms.
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('teamMembers')
          .select(['teamMembers.userId', 'teamMembers.joinedAt'])
          .whereRef('teamMembers.eventId', '=', 'roomAllocations.eventId')
          .whereRef('teamMembers.teamId', '=', 'roomAllocations.teamId')
          .where(hasNoOtherRoom)
          .offset(0)
          .as('teamMembers'),
      (join) => join.onTrue(),
    )
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.eventId', '=', 'roomAllocations.eventId')
        .on(sql<boolean>`registrations.user_id = coalesce(room_allocations.user_id, team_members.user_id)`)
        .on('registrations.state', '=', 'ACTIVE'),
    )
    .where('roomAllocations.eventId', '=', eventId)
    .where((eb) =>
      eb.and([
        ...(roomIds === undefined ? [] : [sql<boolean>`room_allocations.room_id = any(${roomIds}::uuid[])`]),
        ...(holders === undefined ? [] : [isHeldBy(sql`${holders}::uuid[]`)]),
        ...(around === undefined ? [] : [isHeldBy(listAround(eventId, around))]),
      ]),
    )
    // A cancelled registration has no allocation; a team keeps its room.
    .where((eb) =>
      eb.or([eb('roomAllocations.teamId', 'is not', null), eb('registrations.userId', 'is not', null)]),
    );

const isHeldBy = (holders: RawBuilder<unknown>) =>
  sql<boolean>`(room_allocations.team_id = any(${holders}) or room_allocations.user_id = any(${holders}))`;

/** A team and its members, or a person and the own team, whose allocations may be the room of any of them. */
const listAround = (eventId: string, { teamId, userId }: ReturnType<typeof toIds>) => sql`array(
  select unnest(array[${teamId}, ${userId}]::uuid[])
  union all select user_id from team_members where event_id = ${eventId} and team_id = ${teamId}
  union all select team_id from team_members where event_id = ${eventId} and user_id = ${userId})`;

const PERSON = sql<string | null>`coalesce(team_members.user_id, registrations.user_id)`;

/** Everybody in the rooms of the event whom a filter is about, in the order of the allocations of a room. */
export const findOccupants = (database: Database, eventId: string, filter: OccupantFilter = {}) =>
  selectOccupants(database, eventId, filter)
    .select((eb) => [
      'roomAllocations.roomId',
      'roomAllocations.teamId',
      eb
        .selectFrom('teams')
        .select('teams.name')
        .whereRef('teams.eventId', '=', 'roomAllocations.eventId')
        .whereRef('teams.id', '=', 'roomAllocations.teamId')
        .as('teamName'),
      'registrations.firstName',
      'registrations.lastName',
      'registrations.userId as registeredId',
      PERSON.as('personId'),
    ])
    .orderBy('roomAllocations.allocatedAt', 'desc')
    .orderBy(HOLDER)
    .orderBy('teamMembers.joinedAt')
    .orderBy('teamMembers.userId')
    .execute();

export type OccupantRow = Awaited<ReturnType<typeof findOccupants>>[number];
