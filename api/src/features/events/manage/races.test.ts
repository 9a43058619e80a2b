import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { manageEvents, registration } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { findEarlierResult, withIdempotencyKey } from '../../../platform/idempotency/withIdempotencyKey';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { pauseForRace } from '../../../testing/pauseForRace';
import { buildEvent } from '../../../testing/buildEvent';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { saveEventViews } from '../views/saveEventViews';

const skip = skipWithoutPostgres;
const CALLS = 20;
const createMany = <Made>(make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: CALLS }, (_, index) => make(index)));

let host: TestAccount;
const test = setUpRaceApp(async () => {
  host = await buildHost(test);
});

describe('twenty concurrent changes of one event, based on the same version', () => {
  it('are saved once; the others get a conflict', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const answers = await createMany((index) =>
      test.call(
        manageEvents.update,
        { params: { eventId }, body: { title: `Title ${index}`, version: 1 } },
        host.token,
      ),
    );
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 1);
    assert.equal(statuses.filter((status) => status === 409).length, CALLS - 1);
  });

  it('would overwrite each other if the version were read without a lock', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const saved = await createMany(async (index) => {
      const { version } = await test.database
        .selectFrom('events')
        .select('version')
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow();
      if (version !== 1) return false;
      await pauseForRace();
      const change = { title: `Title ${index}`, version: version + 1 };
      await test.database.updateTable('events').set(change).where('id', '=', eventId).execute();
      return true;
    });
    assert.ok(saved.filter(Boolean).length > 1);
  });
});

describe('twenty concurrent saves of one timeline, based on the same version', () => {
  const createEntries = (index: number) => [{ day: 1, description: `Stage ${index}` }];

  it('are saved once; the others get a conflict', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const answers = await createMany(async (index) => {
      const body = { entries: createEntries(index), version: 1 };
      return test.call(manageEvents.replaceTimeline, { params: { eventId }, body }, host.token);
    });
    const saved = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    assert.equal(saved.length, 1);
    assert.equal(answers.filter(({ status }) => status === 409).length, CALLS - 1);
    const { data } = (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body;
    assert.deepEqual([data.timelineEntries, data.version], [createEntries(saved[0] ?? -1), 2]);
  });

  it('would replace each other silently without a version', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const answers = await createMany((index) =>
      test.call(
        manageEvents.replaceTimeline,
        { params: { eventId }, body: { entries: createEntries(index) } },
        host.token,
      ),
    );
    assert.ok(answers.filter(({ status }) => status === 200).length > 1);
  });
});

describe('twenty people who register while the host reduces the capacity', () => {
  it('never exceed the new capacity', { skip }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const eventId = await buildEvent(test, host, { capacityMax: 100 });
      const people = await createMany(() => buildParticipant(test));
      const shrink = test.call(
        manageEvents.update,
        { params: { eventId }, body: { capacityMax: CALLS / 2 } },
        host.token,
      );
      const registering = people.map(({ token }) =>
        test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token),
      );
      const [{ status }, ...answers] = await Promise.all([shrink, ...registering]);
      const seats = await test.database
        .selectFrom('eventSeats')
        .select(['capacityMax', 'taken'])
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow();
      assert.equal(seats.capacityMax, status === 200 ? CALLS / 2 : 100);
      assert.ok(seats.taken <= seats.capacityMax);
      assert.equal(answers.filter((answer) => answer.status === 201).length, seats.taken);
    }
  });

  it('would exceed it with check-then-write, but for the constraint of the database', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const seats = test.database.selectFrom('eventSeats').select('taken').where('eventId', '=', eventId);
    const { taken } = await seats.executeTakeFirstOrThrow();
    const people = await createMany(() => buildParticipant(test));
    for (const { token } of people)
      await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, token);
    assert.ok(taken < CALLS / 2);
    const unguarded = test.database
      .updateTable('eventSeats')
      .set({ capacityMax: CALLS / 2 })
      .where('eventId', '=', eventId);
    await assert.rejects(unguarded.execute(), /event_seats_check/);
  });
});

describe('the same twenty viewers, saved by twenty instances at once', () => {
  const createViews = async () => {
    const eventId = await buildEvent(test, host);
    return Array.from({ length: CALLS }, (_, person) => ({
      eventId,
      accountId: undefined,
      token: undefined,
      stranger: `person ${person}`,
      now: test.clock.now(),
    }));
  };

  it('are counted once each', { skip }, async () => {
    const seen = await createViews();
    await createMany(() => saveEventViews(test.database, seen));
    const { count } = await test.database
      .selectFrom('eventImpressions')
      .select('count')
      .where('eventId', '=', seen[0]?.eventId ?? '')
      .executeTakeFirstOrThrow();
    assert.equal(count, CALLS);
  });

  it('would be counted repeatedly with check-then-write', { skip }, async () => {
    const seen = await createViews();
    const [{ eventId, now } = { eventId: '', now: new Date() }] = seen;
    const day = now.toISOString().slice(0, 10);
    const counted = await createMany(async () => {
      const known = await test.database
        .selectFrom('eventViews')
        .select('viewer')
        .where('eventId', '=', eventId)
        .execute();
      await pauseForRace();
      const rows = seen.map(({ stranger }) => ({ eventId, day, viewer: stranger }));
      await test.database
        .insertInto('eventViews')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return CALLS - known.length;
    });
    assert.ok(counted.reduce((sum, count) => sum + count, 0) > CALLS);
  });
});

describe('twenty concurrent calls with one Idempotency-Key', () => {
  const createKeyedCall = (key: string) => ({
    accountId: host.id,
    route: 'hosting.create',
    key,
    now: test.clock.now(),
  });

  it('create one object', { skip }, async () => {
    let made = 0;
    const answers = await createMany(() =>
      withIdempotencyKey(test.database, createKeyedCall('guarded'), async () => {
        made += 1;
      }),
    );
    assert.equal(made, 1);
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
  });

  it('would create many with check-then-write', { skip }, async () => {
    let made = 0;
    await createMany(async () => {
      if ((await findEarlierResult(test.database, createKeyedCall('unguarded'))) !== undefined) return;
      await pauseForRace();
      made += 1;
      const { now, ...key } = createKeyedCall('unguarded');
      await test.database
        .insertInto('idempotencyKeys')
        .values({ ...key, objectId: uuidv7(), createdAt: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    assert.ok(made > 1);
  });
});
