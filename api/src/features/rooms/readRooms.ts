import { formatFullName, type Room, type RoomAllocation } from '@marquee/shared-contracts';
import type { Database } from '../../platform/database/Database';
import { refuse } from '../../platform/http/refuse';
import { countOccupants, findOccupants, findRooms, type OccupantRow, type RoomRow } from './queries';

/** The rooms of an event with their occupants. */
export async function readRooms(database: Database, eventId: string): Promise<Room[]> {
  // Sequential, because a transaction has one connection.
  const rooms = await findRooms(database, eventId);
  return toRooms(rooms, await findOccupants(database, eventId));
}

/** The rooms of an event without their allocations. */
export async function readRoomSummaries(database: Database, eventId: string): Promise<Room[]> {
  const rooms = await findRooms(database, eventId);
  const counts = new Map((await countOccupants(database, eventId)).map((count) => [count.roomId, count]));
  return rooms.map((room) => {
    const { occupied, allocated } = counts.get(room.id) ?? { occupied: 0, allocated: 0 };
    return toRoom(room, { occupied, allocated, allocations: [] });
  });
}

/**
 * One room of the event; another event's room is absent.
 * @throws `NOT_FOUND`
 */
export async function readRoom(database: Database, eventId: string, roomId: string): Promise<Room> {
  const room = (await findRooms(database, eventId)).find(({ id }) => id === roomId) ?? refuse('NOT_FOUND');
  const [read] = toRooms([room], await findOccupants(database, eventId, roomId));
  return read ?? refuse('NOT_FOUND');
}

export function toRooms(rooms: readonly RoomRow[], places: readonly OccupantRow[]): Room[] {
  const placesByRoom = new Map<string, OccupantRow[]>(rooms.map(({ id }) => [id, []]));
  for (const place of places) placesByRoom.get(place.roomId)?.push(place);
  return rooms.map((room) => {
    const inside = placesByRoom.get(room.id) ?? [];
    // A person allocated both alone and with a team needs one seat.
    const people = new Set(inside.map(({ personId }) => personId).filter((person) => person !== null));
    const allocations = toAllocations(inside);
    return toRoom(room, { occupied: people.size, allocated: allocations.length, allocations });
  });
}

interface Occupancy extends Pick<Room, 'occupied' | 'allocations'> {
  allocated: number;
}

function toRoom({ id, name, capacity }: RoomRow, { occupied, allocated, allocations }: Occupancy): Room {
  const filled = capacity === null ? allocated > 0 : occupied >= capacity;
  return { id, name, capacity, occupied, filled, allocations };
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
