import {
  parseRoomNames,
  ROOMS_MAX,
  normalizeRoomName,
  findRoomNameError,
  normalizeName,
} from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { findRooms } from './queries';
import { readRoomSummary } from './readRooms';

/**
 * Adds rooms with new names. Returns false if all existed (RM-2).
 * @throws `ROOM_LIMIT`
 */
export async function addRooms(
  transaction: DatabaseTransaction,
  { eventId, roomNames, now }: { eventId: string; roomNames: readonly string[]; now: Date },
): Promise<boolean> {
  const existing = await findRooms(transaction, eventId);
  const taken = new Set(existing.map(({ normalisedName }) => normalisedName));
  const missing = new Map<string, string>();
  for (const name of parseRoomNames(roomNames)) {
    const key = normalizeRoomName(name);
    if (!taken.has(key) && !missing.has(key)) missing.set(key, name);
  }
  if (missing.size === 0) return false;
  if (existing.length + missing.size > ROOMS_MAX) refuse('ROOM_LIMIT');
  const next = 1 + Math.max(0, ...existing.map(({ position }) => position));
  const rows = [...missing].map(([normalisedName, name], index) => ({
    eventId,
    id: uuidv7(),
    position: next + index,
    name,
    normalisedName,
    capacity: null,
    createdAt: now,
  }));
  await transaction.insertInto('rooms').values(rows).execute();
  return true;
}

export interface RoomChange {
  eventId: string;
  roomId: string;
  name?: string | undefined;
  /** Null for unlimited. */
  capacity?: number | null | undefined;
}

/**
 * Renames a room or sets its capacity, which cannot go below its occupants (RM-3).
 * @throws `CAPACITY_BELOW_OCCUPIED`, `ROOM_NAME_TAKEN`, or `VALIDATION` for the name
 */
export async function changeRoom(transaction: DatabaseTransaction, change: RoomChange): Promise<void> {
  const { eventId, roomId, name, capacity } = change;
  const { occupied, ...room } = await readRoomSummary(transaction, eventId, roomId);
  if (capacity !== undefined && capacity !== null && capacity < occupied)
    refuse('CAPACITY_BELOW_OCCUPIED', {
      message: `${occupied} people are already in this room. Remove some first.`,
    });
  if (name !== undefined) await requireFreeName(transaction, change, name);
  const renamed = normalizeName(name ?? room.name);
  await transaction
    .updateTable('rooms')
    .set({
      name: renamed,
      normalisedName: normalizeRoomName(renamed),
      capacity: capacity === undefined ? room.capacity : capacity,
    })
    .where('eventId', '=', eventId)
    .where('id', '=', roomId)
    .execute();
}

async function requireFreeName(
  transaction: DatabaseTransaction,
  { eventId, roomId }: RoomChange,
  name: string,
): Promise<void> {
  const message = findRoomNameError(name);
  if (message !== undefined) refuse('VALIDATION', { errors: [{ field: 'name', message }] });
  const rooms = await findRooms(transaction, eventId);
  if (rooms.some((room) => room.id !== roomId && room.normalisedName === normalizeRoomName(name)))
    refuse('ROOM_NAME_TAKEN');
}
