import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Room } from '@marquee/shared-contracts';
import { assignGroups } from './assignGroups';

const createRoom = ([capacity, occupied]: readonly [number | null, number], index: number): Room => ({
  id: `room ${index + 1}`,
  name: '',
  capacity,
  occupied,
  filled: capacity === null ? occupied > 0 : occupied >= capacity,
  allocations: [],
});

const createGroup = (people: number, index: number) => ({
  id: `${people}${'abcdef'.charAt(index)}`,
  kind: people > 1 ? ('TEAM' as const) : ('PERSON' as const),
  name: '',
  people,
});

interface Example {
  title: string;
  /** Capacity and occupants. */
  rooms: (readonly [number | null, number])[];
  sizes: number[];
  placed: string[];
  left: string[];
}

const examples: Example[] = [
  { title: 'nobody', rooms: [[4, 0]], sizes: [], placed: [], left: [] },
  { title: 'no room', rooms: [], sizes: [1], placed: [], left: ['1a'] },
  {
    title: 'the largest group first',
    rooms: [[4, 0]],
    sizes: [1, 2, 3],
    placed: ['3c in room 1', '1a in room 1'],
    left: ['2b'],
  },
  {
    title: 'the tightest room, so that the large room stays for the large team',
    rooms: [
      [6, 0],
      [3, 1],
    ],
    sizes: [2, 4, 2],
    placed: ['4b in room 1', '2a in room 1', '2c in room 2'],
    left: [],
  },
  {
    title: 'equal rooms in their order',
    rooms: [
      [2, 0],
      [2, 0],
    ],
    sizes: [1, 1, 1],
    placed: ['1a in room 1', '1b in room 1', '1c in room 2'],
    left: [],
  },
  {
    title: 'one group in an empty room without a capacity, after the rooms with one',
    rooms: [
      [null, 0],
      [null, 3],
      [1, 0],
    ],
    sizes: [1, 1, 1],
    placed: ['1a in room 3', '1b in room 1'],
    left: ['1c'],
  },
  { title: 'no full room', rooms: [[3, 3]], sizes: [1], placed: [], left: ['1a'] },
  { title: 'no room with more people than seats', rooms: [[3, 4]], sizes: [1], placed: [], left: ['1a'] },
];

describe('filling rooms (RM-7) chooses', () => {
  for (const { title, rooms, sizes, placed, left } of examples)
    it(title, () => {
      const { assignments, unassigned } = assignGroups(rooms.map(createRoom), sizes.map(createGroup));
      assert.deepEqual(
        assignments.map(({ roomId, group }) => `${group.id} in ${roomId}`),
        placed,
      );
      assert.deepEqual(
        unassigned.map(({ id }) => id),
        left,
      );
    });
});
