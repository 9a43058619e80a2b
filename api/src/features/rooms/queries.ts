import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { ListOrder } from '../../platform/http/ListOrder';

const ORDER = new ListOrder('rooms', [
  { by: 'rooms.position', kind: 'number' },
  { by: 'rooms.id', kind: 'id' },
]);

const selectRooms = (database: Database, eventId: string) =>
  database
    .selectFrom('rooms')
    .select(['id', 'name', 'capacity', 'occupied', 'allocated'])
    .where('eventId', '=', eventId)
    .orderBy('rooms.position')
    .orderBy('rooms.id');

/** The rooms of an event in the order of their creation. */
export const findRooms = (database: Database, eventId: string) =>
  selectRooms(database, eventId).select(['position', 'normalisedName']).execute();

/** The rooms behind a cursor, or all of them, in the order of their creation. */
export const findRoomsBehind = (database: Database, eventId: string, after: string | undefined) =>
  selectRooms(database, eventId).select(ORDER.selectPosition()).where(ORDER.isBehind(after)).execute();

export type RoomRow = Awaited<ReturnType<ReturnType<typeof selectRooms>['execute']>>[number];

/** Excludes a team's member with an own allocation to another room, who is there only (RM-3). */
const hasNoOtherRoom = sql<boolean>`not exists (
  select 1 from room_allocations own
  where own.event_id = team_members.event_id and own.user_id = team_members.user_id
    and own.room_id <> room_allocations.room_id)`;

/** The allocations of an event or of some rooms, with the members of allocated teams and allocated persons. */
const selectOccupants = (database: Database, eventId: string, roomIds?: readonly string[]) =>
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
    .$if(roomIds !== undefined, (query) => query.where('roomAllocations.roomId', 'in', roomIds ?? []))
    // A cancelled registration has no allocation; a team keeps its room.
    .where((eb) =>
      eb.or([eb('roomAllocations.teamId', 'is not', null), eb('registrations.userId', 'is not', null)]),
    );

const PERSON = sql<string | null>`coalesce(team_members.user_id, registrations.user_id)`;

/** Everybody in a room of the event, or in some rooms. */
export const findOccupants = (database: Database, eventId: string, roomIds?: readonly string[]) =>
  selectOccupants(database, eventId, roomIds)
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
    .orderBy('roomAllocations.allocatedAt')
    .orderBy('roomAllocations.teamId')
    .orderBy('roomAllocations.userId')
    .orderBy('teamMembers.joinedAt')
    .orderBy('teamMembers.userId')
    .execute();

export type OccupantRow = Awaited<ReturnType<typeof findOccupants>>[number];

/** Whether a team, or an active registration of a person, belongs to the event. */
export async function isPartOfEvent(
  database: Database,
  eventId: string,
  holder: { teamId: string } | { userId: string },
): Promise<boolean> {
  const found =
    'teamId' in holder
      ? await database
          .selectFrom('teams')
          .select('id')
          .where('eventId', '=', eventId)
          .where('id', '=', holder.teamId)
          .executeTakeFirst()
      : await database
          .selectFrom('registrations')
          .select('id')
          .where('eventId', '=', eventId)
          .where('userId', '=', holder.userId)
          .where('state', '=', 'ACTIVE')
          .executeTakeFirst();
  return found !== undefined;
}

/** Deletes one room, or all rooms of the event, with their allocations. */
export async function removeRooms(database: Database, eventId: string, roomId?: string): Promise<void> {
  await database
    .deleteFrom('rooms')
    .where('eventId', '=', eventId)
    .$if(roomId !== undefined, (query) => query.where('id', '=', roomId ?? ''))
    .execute();
}

/** Removes a team's or a person's allocation. */
export async function removeAllocation(
  database: Database,
  { eventId, roomId, allocatedId }: { eventId: string; roomId: string; allocatedId: string },
): Promise<void> {
  await database
    .deleteFrom('roomAllocations')
    .where('eventId', '=', eventId)
    .where('roomId', '=', roomId)
    .where((eb) => eb.or([eb('teamId', '=', allocatedId), eb('userId', '=', allocatedId)]))
    .execute();
}
