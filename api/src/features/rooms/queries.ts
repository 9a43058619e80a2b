import type { Database } from '../../platform/database/Database';

/** The rooms of an event in the order of their creation. */
export const findRooms = (database: Database, eventId: string) =>
  database
    .selectFrom('rooms')
    .select(['id', 'name', 'capacity', 'occupied', 'allocated', 'position', 'normalisedName'])
    .where('eventId', '=', eventId)
    .orderBy('rooms.position')
    .orderBy('rooms.id')
    .execute();

export type RoomRow = Awaited<ReturnType<typeof findRooms>>[number];

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
