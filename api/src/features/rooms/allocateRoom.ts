import type { Room } from '@marquee/shared-contracts';
import { lockChangeableEvent } from '../events/lockChangeableEvent';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { isPartOfEvent } from './queries';
import { readRoom } from './readRooms';

export type Occupant = { teamId: string } | { userId: string };

/**
 * Gives a team or a person a place in a room, out of any other room. The event's lock makes those wait who allocate at
 * once, so a room never takes more than its capacity (G-6). Who is there already is not asked for room again (G-7).
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
