import type { Room } from '@marquee/shared-contracts';
import { lockChangeableEvent } from '../events/lockChangeableEvent';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { isPartOfEvent } from './queries';
import { readRoom } from './readRooms';

export type Occupant = { teamId: string } | { userId: string };

/**
 * Allocates a team or a person to a room, replacing an earlier allocation. The event's lock serializes
 * allocations, so a room never exceeds its capacity (G-6). Repeats skip the capacity check (G-7).
 * @throws `NOT_OF_THE_EVENT` or `ROOM_FULL`
 */
export async function allocateRoom(
  transaction: DatabaseTransaction,
  { eventId, roomId, holder, clock }: { eventId: string; roomId: string; holder: Occupant; clock: Clock },
): Promise<Room> {
  const { now } = await lockChangeableEvent(transaction, eventId, clock);
  await readRoom(transaction, eventId, roomId);
  if (!(await isPartOfEvent(transaction, eventId, holder))) refuse('NOT_OF_THE_EVENT');
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
  const room = await readRoom(transaction, eventId, roomId);
  if (moved !== undefined && room.capacity !== null && room.occupied > room.capacity) refuse('ROOM_FULL');
  return room;
}
