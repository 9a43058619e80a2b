import type { Room, RoomGroup } from '@marquee/shared-contracts';

export interface Assignment {
  roomId: string;
  group: RoomGroup;
}

/**
 * Chooses rooms for groups, the largest group first and each in the room where it leaves the fewest seats, so that
 * most fit. A room without a capacity takes one group (RM-3, RM-7).
 */
export function assignGroups(
  rooms: readonly Room[],
  groups: readonly RoomGroup[],
): { assignments: Assignment[]; unassigned: RoomGroup[] } {
  const seatsLeft = new Map(rooms.map((room) => [room.id, countSeatsLeft(room)]));
  const assignments: Assignment[] = [];
  const unassigned: RoomGroup[] = [];
  for (const group of groups.toSorted((one, other) => other.people - one.people)) {
    const room = findTightestRoom(seatsLeft, group.people);
    if (room === undefined) unassigned.push(group);
    else {
      assignments.push({ roomId: room.id, group });
      seatsLeft.set(room.id, room.seats === Infinity ? 0 : room.seats - group.people);
    }
  }
  return { assignments, unassigned };
}

function countSeatsLeft({ capacity, occupied, filled }: Room): number {
  if (filled) return 0;
  return capacity === null ? Infinity : capacity - occupied;
}

function findTightestRoom(seatsLeft: ReadonlyMap<string, number>, people: number) {
  let tightest: { id: string; seats: number } | undefined;
  for (const [id, seats] of seatsLeft)
    if (seats >= people && (tightest === undefined || seats < tightest.seats)) tightest = { id, seats };
  return tightest;
}
