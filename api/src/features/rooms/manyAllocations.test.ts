import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ALLOCATIONS_MAX, type Room, rooms } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

/** The people of each room, 1,001 in all, of which a page has 250. */
const PEOPLE = [249, 3, 0, 249, 0, ALLOCATIONS_MAX - 500];

describe('rooms with more people than one reply lists (RM-6)', () => {
  let host: TestAccount;
  let eventId = '';
  const list = (query: Record<string, string> = {}) =>
    test.call(rooms.list, { params: { eventId }, query }, host.token);
  const describeRooms = (found: Room[]) => found.map(({ name, allocations }) => [name, allocations.length]);

  before(async () => {
    host = await buildHost(test);
    eventId = await buildEvent(test, host, { mode: 'offline' });
    const roomNames = PEOPLE.map((_people, index) => `LT-${index}`);
    const { body } = await test.call(rooms.create, { params: { eventId }, body: { roomNames } }, host.token);
    const ids = await registerCopies(test, { eventId, count: ALLOCATIONS_MAX + 1 });
    const places = body.data.flatMap(({ id: roomId }, index) =>
      ids.splice(0, PEOPLE[index]).map((userId) => ({ eventId, roomId, userId, teamId: null })),
    );
    const rows = places.map((place) => ({ ...place, allocatedAt: test.clock.now() }));
    await test.database.insertInto('roomAllocations').values(rows).execute();
  });

  /** All pages of a list, from its beginning. */
  async function readPages(query: Record<string, string>) {
    const pages: Room[][] = [];
    let after: string | undefined;
    do {
      const { body } = await list({ ...query, ...(after !== undefined && { after }) });
      pages.push(body.data);
      after = body.next;
    } while (after !== undefined);
    return pages;
  }

  const getPeople = (pages: Room[][]) =>
    pages.flat().flatMap(({ allocations }) => allocations.map(({ id }) => id));

  it('come in pages, in the order of the rooms and once each', async () => {
    const pages = await readPages({ allocations: 'pages' });
    assert.deepEqual(pages.map(describeRooms), [
      [
        ['LT-0', 249],
        ['LT-1', 1],
      ],
      [
        ['LT-1', 2],
        ['LT-3', 248],
      ],
      [
        ['LT-3', 1],
        ['LT-5', 249],
      ],
      [['LT-5', 250]],
      [['LT-5', 1]],
    ]);
    assert.equal(new Set(getPeople(pages)).size, ALLOCATIONS_MAX + 1);
  });

  it('come in the same order room by room, an empty room without pages', async () => {
    const { data } = (await list({ allocations: 'none' })).body;
    const byRoom = await Promise.all(data.map(({ id }) => readPages({ room: id })));
    assert.deepEqual(
      byRoom.map((pages) => getPeople(pages).length),
      PEOPLE,
    );
    assert.deepEqual(getPeople(byRoom.flat()), getPeople(await readPages({ allocations: 'pages' })));
    assert.deepEqual((await list({ room: data[2]?.id ?? '' })).body.data, [data[2]]);
  });

  it('are announced by a change with the newest of the room, and the place where the list continues', async () => {
    const { data } = (await list({ allocations: 'none' })).body;
    const [small, large] = [data[1]?.id ?? '', data[5]?.id ?? ''];
    const [moved = ''] = getPeople(await readPages({ room: small }));
    const params = { eventId, roomId: large };
    test.clock.advance(1);
    const { body } = await test.call(rooms.allocate, { params, body: { accountId: moved } }, host.token);
    assert.deepEqual([body.data.occupied, body.data.allocations.length], [501, 250]);
    assert.equal(body.data.allocations[0]?.id, moved);
    const behind = await list({ room: large, after: body.next ?? '' });
    assert.equal(behind.body.data[0]?.allocations.length, 250);
    const back = { params: { eventId, roomId: small }, body: { accountId: moved } };
    await test.call(rooms.allocate, back, host.token);
  });

  it('are refused as one list, but counted, and a shorter list is whole', async () => {
    const { status, error } = await list();
    assert.deepEqual([status, error.code], [400, 'TOO_MANY_ALLOCATIONS']);
    const counted = await list({ allocations: 'none' });
    assert.deepEqual(
      counted.body.data.map(({ occupied, allocations }) => [occupied, allocations]),
      PEOPLE.map((people) => [people, []]),
    );
    const [largest] = counted.body.data;
    const [released] = (await list({ room: largest?.id ?? '' })).body.data[0]?.allocations ?? [];
    const params = { eventId, roomId: largest?.id ?? '', allocatedId: released?.id ?? '' };
    await test.call(rooms.release, { params }, host.token);
    assert.equal((await list()).body.data.flatMap(({ allocations }) => allocations).length, ALLOCATIONS_MAX);
  });

  it('are refused with a cursor of another list', async () => {
    const { status, error } = await list({ allocations: 'pages', after: 'x' });
    assert.deepEqual([status, error.code], [400, 'INVALID_CURSOR']);
  });
});
