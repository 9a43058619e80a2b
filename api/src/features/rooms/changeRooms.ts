import { lockChangeableEvent } from '../events/lockChangeableEvent';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Topic } from '../../platform/live/Bus';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import { findOccupants, findRooms } from './queries';

/**
 * Changes rooms under the event's lock, which serializes allocations (G-6), and publishes to the people whose room has
 * another name afterwards, and to them only (RM-5).
 */
export async function changeRooms<Result>(
  transaction: DatabaseTransaction,
  { eventId, clock }: { eventId: string; clock: Clock },
  change: (now: Date) => Promise<Result>,
): Promise<Result> {
  const { now } = await lockChangeableEvent(transaction, eventId, clock);
  const before = await findRoomNames(transaction, eventId);
  const result = await change(now);
  const after = await findRoomNames(transaction, eventId);
  const people = new Set([...before.keys(), ...after.keys()]);
  const moved = [...people].filter((id) => id !== '' && before.get(id) !== after.get(id));
  publishAfterCommit(
    transaction,
    moved.map((id): Topic => `account:${id}`),
  );
  return result;
}

/** The room's name by person. */
async function findRoomNames(transaction: DatabaseTransaction, eventId: string) {
  const names = new Map((await findRooms(transaction, eventId)).map(({ id, name }) => [id, name]));
  const occupants = await findOccupants(transaction, eventId);
  return new Map(occupants.map(({ personId, roomId }) => [personId ?? '', names.get(roomId)]));
}
