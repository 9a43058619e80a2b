import { lockChangeableEvent } from '../events/lockChangeableEvent';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import type { Topic } from '../../platform/live/Bus';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import { findOccupants, type OccupantFilter } from './findOccupants';
import { findRooms } from './queries';

interface Change {
  eventId: string;
  clock: Clock;
  /** The allocations before and after the change that may differ; all without any filter. */
  changed: OccupantFilter;
}

/**
 * Changes rooms under the event's lock, which serializes allocations (G-6), and publishes to the people whose room has
 * another name afterwards, and to them only (RM-5).
 */
export async function changeRooms<Result>(
  transaction: DatabaseTransaction,
  { eventId, clock, changed }: Change,
  change: (now: Date) => Promise<Result>,
): Promise<Result> {
  const { now } = await lockChangeableEvent(transaction, eventId, clock);
  const before = await findRoomNames(transaction, eventId, changed);
  const result = await change(now);
  const after = await findRoomNames(transaction, eventId, changed);
  const people = new Set([...before.keys(), ...after.keys()]);
  const moved = [...people].filter((id) => id !== '' && before.get(id) !== after.get(id));
  publishAfterCommit(
    transaction,
    moved.map((id): Topic => `account:${id}`),
  );
  return result;
}

/** The room's name by person. */
async function findRoomNames(transaction: DatabaseTransaction, eventId: string, filter: OccupantFilter) {
  const names = new Map((await findRooms(transaction, eventId)).map(({ id, name }) => [id, name]));
  const occupants = await findOccupants(transaction, eventId, filter);
  return new Map(occupants.map(({ personId, roomId }) => [personId ?? '', names.get(roomId)]));
}
