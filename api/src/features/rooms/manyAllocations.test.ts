import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ALLOCATIONS_MAX, type Room, rooms } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { copyAccounts } from '../../testing/copyAccounts';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { writeRegistrations } from '../registration/saveRegistration';

const test = setUpTestApp();

/** The people of each room, 1,001 in all: a page ends with the room that brings it to 250. */
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
    const ids = await copyAccounts(test, await buildParticipant(test), ALLOCATIONS_MAX + 1);
    await test.database.transaction().execute(async (transaction) => {
      const people = ids.map((id, index) => ({
        eventId,
        account: { id, email: `copy${index}@example.org` },
        form: sampleRegistrationForm,
      }));
      await writeRegistrations(transaction, people, test.clock.sqlNow());
    });
    const places = body.data.flatMap(({ id: roomId }, index) =>
      ids.splice(0, PEOPLE[index]).map((userId) => ({ eventId, roomId, userId, teamId: null })),
    );
    const rows = places.map((place) => ({ ...place, allocatedAt: test.clock.now() }));
    await test.database.insertInto('roomAllocations').values(rows).execute();
  });

  it('come in pages of whole rooms, together once each and as each room by itself', async () => {
    const first = await list({ allocations: 'pages' });
    assert.deepEqual(describeRooms(first.body.data), [
      ['LT-0', 249],
      ['LT-1', 3],
    ]);
    const second = await list({ allocations: 'pages', after: first.body.next ?? '' });
    assert.deepEqual(describeRooms(second.body.data), [
      ['LT-2', 0],
      ['LT-3', 249],
      ['LT-4', 0],
      ['LT-5', 500],
    ]);
    assert.equal(second.body.next, undefined);
    for (const room of [...first.body.data, ...second.body.data])
      assert.deepEqual((await list({ room: room.id })).body.data, [room]);
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
