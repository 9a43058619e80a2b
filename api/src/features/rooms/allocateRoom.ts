import type { Room } from '@marquee/shared-contracts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import type { Occupant } from './Occupant';
import { isPartOfEvent } from './queries';
import { findMoves, formatMoves, releaseMembers } from './moveOccupants';
import { readRoomSummary } from './readRooms';

/**
 * Allocates a team or a person to a room, replacing an earlier allocation. The event's lock serializes
 * allocations, so a room never exceeds its capacity (G-6). Repeats skip the capacity check (G-7). Returns a message
 * that names everybody who left another room.
 * @throws `NOT_OF_THE_EVENT` or `ROOM_FULL`
 */
export async function allocateRoom(
  transaction: DatabaseTransaction,
  { eventId, roomId, holder, now }: { eventId: string; roomId: string; holder: Occupant; now: Date },
): Promise<string | undefined> {
  const before = await readRoomSummary(transaction, eventId, roomId);
  if (!(await isPartOfEvent(transaction, eventId, holder))) refuse('NOT_OF_THE_EVENT');
  const moves = await findMoves(transaction, { eventId, roomId, holder });
  if ('teamId' in holder) await releaseMembers(transaction, { eventId, roomId, teamId: holder.teamId });
  const moved = await transaction
    .insertInto('roomAllocations')
    .values({ teamId: null, userId: null, ...holder, eventId, roomId, allocatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['eventId', 'teamId' in holder ? 'teamId' : 'userId'])
        .doUpdateSet({ roomId, allocatedAt: now })
        .where('roomAllocations.roomId', '<>', roomId),
    )
    .returning('roomId')
    .executeTakeFirst();
  const room = await readRoomSummary(transaction, eventId, roomId);
  if (moved !== undefined && room.capacity !== null && room.occupied > room.capacity)
    refuse('ROOM_FULL', describeShortage(before, room, room.capacity));
  return formatMoves(moves);
}

/** Explains a full room to the host of a team that needs more seats than are left. */
function describeShortage(before: Room, after: Room, capacity: number): { message: string } | undefined {
  const seats = capacity - before.occupied;
  const people = after.occupied - before.occupied;
  if (seats <= 0) return undefined;
  const left = seats === 1 ? 'only 1 is left' : `only ${seats} are left`;
  return { message: `This team needs ${people} seats, and ${left} in this room.` };
}
