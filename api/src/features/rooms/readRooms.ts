import { ALLOCATIONS_MAX, formatFullName, type Room, type RoomAllocation } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { refuse } from '../../platform/http/refuse';
import { findAllocations, getFirstPosition } from './findAllocations';
import { findOccupants, type OccupantRow } from './findOccupants';
import { findRooms, type RoomRow } from './queries';

/** chosen: about 30 kB of people; 60 kB of teams of six with their names. */
const PAGE_ALLOCATIONS = 250;

export interface RoomPage {
  rooms: Room[];
  next: string | undefined;
}

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

/**
 * The allocations behind a cursor, each in its room, and the cursor of the page behind them. A room that continues on
 * the next page is on both.
 */
export async function readRoomPage(
  database: Database,
  { eventId, after }: { eventId: string; after?: string | undefined },
): Promise<RoomPage> {
  const rooms = chooseRooms(await findRooms(database, eventId), getFirstPosition(after));
  const { occupants, next } = await readOccupants(database, { eventId, rooms, after });
  const occupied = new Set(occupants.map(({ roomId }) => roomId));
  return {
    rooms: toRooms(
      rooms.filter(({ id }) => occupied.has(id)),
      occupants,
    ),
    next,
  };
}

/** The rooms from a position on that fill a page, even if the first has no more than one allocation left. */
function chooseRooms(rooms: readonly RoomRow[], from: number): RoomRow[] {
  const [first, ...others] = rooms.filter(({ position, allocated }) => position >= from && allocated > 0);
  if (first === undefined) return [];
  let allocations = 0;
  const last = others.findIndex(({ allocated }) => {
    allocations += allocated;
    return allocations > PAGE_ALLOCATIONS;
  });
  return [first, ...(last === -1 ? others : others.slice(0, last + 1))];
}

/** The rooms of an event without their allocations. */
export const readRoomSummaries = async (database: Database, eventId: string): Promise<Room[]> =>
  toRooms(await findRooms(database, eventId), []);

/**
 * A room of the event without its allocations; another event's room is absent.
 * @throws `NOT_FOUND`
 */
export const readRoomSummary = async (database: Database, eventId: string, roomId: string): Promise<Room> =>
  (await readRoomSummaries(database, eventId)).find(({ id }) => id === roomId) ?? refuse('NOT_FOUND');

/**
 * A room of the event with its newest allocations, or those behind a cursor; another event's room is absent.
 * @throws `NOT_FOUND`
 */
export async function readRoom(
  database: Database,
  { eventId, roomId, after }: { eventId: string; roomId: string; after?: string | undefined },
): Promise<RoomPage> {
  const rooms = (await findRooms(database, eventId)).filter(({ id }) => id === roomId);
  if (rooms.length === 0) refuse('NOT_FOUND');
  const { occupants, next } = await readOccupants(database, { eventId, rooms, after });
  return { rooms: toRooms(rooms, occupants), next };
}

async function readOccupants(
  database: Database,
  { eventId, rooms, after }: { eventId: string; rooms: readonly RoomRow[]; after: string | undefined },
) {
  const roomIds = rooms.map(({ id }) => id);
  const page = { eventId, roomIds, after, limit: PAGE_ALLOCATIONS + 1 };
  const { rows, next } = cutPage(await findAllocations(database, page), PAGE_ALLOCATIONS);
  const holders = rows.map(({ holder }) => holder);
  return { occupants: await findOccupants(database, eventId, { roomIds, holders }), next };
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
