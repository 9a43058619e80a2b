import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rooms } from '@marquee/shared-contracts';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { buildRegistered } from '../../testing/buildTeam';
import { pauseForRace } from '../../testing/pauseForRace';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const skip = skipWithoutPostgres;
const PEOPLE = 12;
const PLACES = 3;

describe(`${PEOPLE} people allocated concurrently to a room for ${PLACES}`, () => {
  let host: TestAccount;
  const test = setUpRaceApp(async () => {
    host = await buildHost(test);
  });

  async function build() {
    const eventId = await buildEvent(test, host, { mode: 'offline' });
    const params = { eventId };
    const given = { params, query: { roomCount: '1' }, body: { roomNames: ['LT-1'] } };
    const roomId = (await test.call(rooms.create, given, host.token)).body.data[0]?.id ?? '';
    const capacity = { params: { eventId, roomId }, body: { capacity: PLACES } };
    assert.equal((await test.call(rooms.update, capacity, host.token)).status, 200);
    const people = await Promise.all(Array.from({ length: PEOPLE }, () => buildRegistered(test, eventId)));
    return { eventId, roomId, people };
  }

  const countAllocations = async (eventId: string): Promise<number> =>
    (
      await test.database
        .selectFrom('roomAllocations')
        .select('roomId')
        .where('eventId', '=', eventId)
        .execute()
    ).length;

  it(`are exactly ${PLACES}`, { skip }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const { eventId, roomId, people } = await build();
      const answers = await Promise.all(
        people.map(({ id: accountId }) =>
          test.call(rooms.allocate, { params: { eventId, roomId }, body: { accountId } }, host.token),
        ),
      );
      assert.equal(answers.filter(({ status }) => status === 200).length, PLACES);
      assert.equal(answers.filter(({ status }) => status === 409).length, PEOPLE - PLACES);
      assert.equal(await countAllocations(eventId), PLACES);
    }
  });

  it('stay so when two hosts fill the rooms and everybody else is allocated by hand', { skip }, async () => {
    for (let round = 0; round < 3; round += 1) {
      const { eventId, roomId, people } = await build();
      const fill = () => test.call(rooms.fill, { params: { eventId } }, host.token);
      const [first, second, ...others] = await Promise.all([
        fill(),
        fill(),
        ...people.map(({ id: accountId }) =>
          test.call(rooms.allocate, { params: { eventId, roomId }, body: { accountId } }, host.token),
        ),
      ]);
      assert.deepEqual([first.status, second.status], [200, 200]);
      const byHand = others.filter(({ status }) => status === 200).length;
      assert.ok(first.body.data.assigned + second.body.data.assigned <= PLACES);
      assert.ok(byHand <= PLACES);
      assert.equal(await countAllocations(eventId), PLACES);
      const again = (await fill()).body.data;
      assert.deepEqual([again.assigned, again.unassigned.length], [0, PEOPLE - PLACES]);
    }
  });

  it('would exceed it with count-then-insert', { skip }, async () => {
    const { eventId, roomId, people } = await build();
    await Promise.all(
      people.map(async ({ id: userId }) => {
        if ((await countAllocations(eventId)) >= PLACES) return;
        await pauseForRace();
        const place = { eventId, roomId, teamId: null, userId, allocatedAt: test.clock.now() };
        await test.database.insertInto('roomAllocations').values(place).execute();
      }),
    );
    assert.ok((await countAllocations(eventId)) > PLACES);
  });
});
