import { ALLOCATIONS_MAX, formatFullName, type Room, type RoomAllocation } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { findOccupants, findRooms, findRoomsBehind, type OccupantRow, type RoomRow } from './queries';

/** chosen: a page has whole rooms, and with so many allocations about 30 kB. */
const PAGE_ALLOCATIONS = 250;

/**
 * The rooms of an event with their occupants, while a reply can hold them.
 * @throws `TOO_MANY_ALLOCATIONS`
 */
export async function readFewRooms(database: Database, eventId: string): Promise<Room[]> {
  const rooms = await findRooms(database, eventId);
  const allocations = rooms.reduce((sum, { allocated }) => sum + allocated, 0);
  if (allocations > ALLOCATIONS_MAX) refuse('TOO_MANY_ALLOCATIONS');
  return toRooms(rooms, await findOccupants(database, eventId));
}

/** The next rooms behind a cursor with their occupants, until a page has enough, and the cursor of the page behind it. */
export async function readRoomPage(database: Database, eventId: string, after: string | undefined) {
  const found = await findRoomsBehind(database, eventId, after);
  const { rows, next } = cutPage(found, countFitting(found));
  const ids = rows.map(({ id }) => id);
  const occupants = ids.length === 0 ? [] : await findOccupants(database, eventId, ids);
  return { rooms: toRooms(rows, occupants), next };
}

/** The number of rooms that a page has: one at least, and none after the room with which it has enough allocations. */
function countFitting(rooms: readonly RoomRow[]): number {
  let allocations = 0;
  const last = rooms.findIndex(({ allocated }) => {
    allocations += allocated;
    return allocations >= PAGE_ALLOCATIONS;
  });
  return last === -1 ? rooms.length : last + 1;
}

/** The rooms of an event without their allocations. */
export const readRoomSummaries = async (database: Database, eventId: string): Promise<Room[]> =>
  toRooms(await findRooms(database, eventId), []);

/**
 * One room of the event; another event's room is absent.
 * @throws `NOT_FOUND`
 */
export async function readRoom(database: Database, eventId: string, roomId: string): Promise<Room> {
  const room = (await findRooms(database, eventId)).find(({ id }) => id === roomId) ?? refuse('NOT_FOUND');
  const [read] = toRooms([room], await findOccupants(database, eventId, [roomId]));
  return read ?? refuse('NOT_FOUND');
}

function toRooms(rooms: readonly RoomRow[], places: readonly OccupantRow[]): Room[] {
  const placesByRoom = new Map<string, OccupantRow[]>(rooms.map(({ id }) => [id, []]));
  for (const place of places) placesByRoom.get(place.roomId)?.push(place);
  return rooms.map(({ id, name, capacity, occupied, allocated }) => {
    const filled = capacity === null ? allocated > 0 : occupied >= capacity;
    const allocations = toAllocations(placesByRoom.get(id) ?? []);
    return { id, name, capacity, occupied, filled, allocations };
  });
}

function toAllocations(places: readonly OccupantRow[]): RoomAllocation[] {
  const found = new Map<string, RoomAllocation>();
  for (const place of places) {
    const id = place.teamId ?? place.registeredId ?? '';
    const person = formatFullName({ firstname: place.firstName ?? '', lastname: place.lastName ?? '' });
    const isInside = place.personId !== null;
    const { people, members = [] } = found.get(id) ?? { people: 0 };
    const counted = { id, people: people + (isInside ? 1 : 0) };
    if (place.teamId === null) found.set(id, { ...counted, kind: 'PERSON', name: person });
    else {
      const name = place.teamName ?? '';
      found.set(id, { ...counted, kind: 'TEAM', name, members: isInside ? [...members, person] : members });
    }
  }
  return [...found.values()];
}
