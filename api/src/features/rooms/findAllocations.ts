import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { ListOrder } from '../../platform/http/ListOrder';

/** The team or person of an allocation. */
export const HOLDER = sql<string>`coalesce(room_allocations.team_id, room_allocations.user_id)`;

const ORDER = new ListOrder('room allocations', [
  { by: 'rooms.position', kind: 'number' },
  { by: 'rooms.id', kind: 'id' },
  { by: 'roomAllocations.allocatedAt', kind: 'time', isDescending: true },
  { by: HOLDER, kind: 'id' },
]);

/** The position of the room in which a cursor continues; any room without a cursor. */
export const getFirstPosition = (after: string | undefined): number =>
  after === undefined ? -Infinity : Number(ORDER.decode(after)[0]);

interface AllocationPage {
  eventId: string;
  roomIds: readonly string[];
  after?: string | undefined;
  limit: number;
}

/** The allocations of rooms behind a cursor, in the order of their rooms and the newest of a room first. */
export const findAllocations = (database: Database, { eventId, roomIds, after, limit }: AllocationPage) =>
  database
    .selectFrom('rooms')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('roomAllocations')
          .select(['roomAllocations.teamId', 'roomAllocations.userId', 'roomAllocations.allocatedAt'])
          .whereRef('roomAllocations.eventId', '=', 'rooms.eventId')
          .whereRef('roomAllocations.roomId', '=', 'rooms.id')
          .where(ORDER.isBehind(after))
          .orderBy('roomAllocations.allocatedAt', 'desc')
          .orderBy(HOLDER)
          .limit(limit)
          .as('roomAllocations'),
      (join) => join.onTrue(),
    )
    .select([HOLDER.as('holder'), ORDER.selectPosition()])
    .where('rooms.eventId', '=', eventId)
    .where('rooms.id', '=', sql<string>`any(${roomIds}::uuid[])`)
    .orderBy('rooms.position')
    .orderBy('rooms.id')
    .orderBy('roomAllocations.allocatedAt', 'desc')
    .orderBy(HOLDER)
    .limit(limit)
    .execute();
