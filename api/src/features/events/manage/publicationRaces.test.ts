import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { manageEvents, registration } from '@marquee/shared-contracts';
import { setUpRaceApp } from '../../../testing/setUpRaceApp';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent } from '../../../testing/buildEvent';
import { createEventBody } from '../../../testing/createEventBody';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';
import { saveRegistration } from '../../registration/saveRegistration';

const skip = skipWithoutPostgres;
const PEOPLE = 20;
const ROUNDS = 6;
const createMany = <Made>(make: (index: number) => Promise<Made>): Promise<Made[]> =>
  Promise.all(Array.from({ length: PEOPLE }, (_, index) => make(index)));

let host: TestAccount;
const test = setUpRaceApp(async () => {
  host = await buildHost(test);
});

const change = (call: typeof manageEvents.publish | typeof manageEvents.unpublish, eventId: string) =>
  test.call(call, { params: { eventId } }, host.token);

/** Registers everybody, each a little later than the one before. Returns the statuses. */
const registerAll = (eventId: string, people: readonly TestAccount[]): Promise<number[]> =>
  Promise.all(
    people.map(async ({ token }, index) => {
      await setTimeout(index);
      const input = { params: { eventId }, body: sampleRegistrationForm };
      return (await test.call(registration.register, input, token)).status;
    }),
  );

const readEvent = (eventId: string) =>
  test.database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .select(['events.draft', 'events.version', 'eventSeats.taken'])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();

describe('twenty people who register while the host unpublishes the event', () => {
  it('are all registered for a published event, or for none', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const eventId = await buildEvent(test, host);
      const people = await createMany(() => buildParticipant(test));
      const registering = registerAll(eventId, people);
      await setTimeout(round);
      const { status } = await change(manageEvents.unpublish, eventId);
      const statuses = await registering;
      const { draft, taken } = await readEvent(eventId);
      assert.equal(taken, statuses.filter((answer) => answer === 201).length);
      assert.deepEqual([draft === null, taken > 0], status === 200 ? [false, false] : [true, true]);
      if (status === 200) assert.deepEqual(new Set(statuses), new Set([404]));
    }
  });

  it(
    'would be registered for a draft if the host’s call read the seats without their lock',
    { skip },
    async () => {
      const eventId = await buildEvent(test, host);
      const { taken } = await readEvent(eventId);
      await registerAll(eventId, [await buildParticipant(test)]);
      if (taken === 0)
        await test.database.updateTable('events').set({ draft: '{}' }).where('id', '=', eventId).execute();
      const found = await readEvent(eventId);
      assert.deepEqual([found.draft, found.taken], [{}, 1]);
    },
  );

  it('would be registered for a draft if they did not read the event again', { skip }, async () => {
    const eventId = await buildEvent(test, host);
    const account = await buildParticipant(test);
    const { draft } = await readEvent(eventId);
    assert.equal((await change(manageEvents.unpublish, eventId)).status, 200);
    const registered = { eventId, account, form: sampleRegistrationForm, clock: test.app.clock };
    if (draft === null)
      await test.database.transaction().execute((transaction) => saveRegistration(transaction, registered));
    const found = await readEvent(eventId);
    assert.deepEqual([found.draft === null, found.taken], [false, 1]);
  });
});

describe('twenty people who register while the host publishes the draft', () => {
  it('find no event before, and are registered after', { skip }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const body = createEventBody(test, { state: 'draft' });
      const eventId = (await test.call(manageEvents.create, { body }, host.token)).body.id;
      const people = await createMany(() => buildParticipant(test));
      const [statuses, { status }] = await Promise.all([
        registerAll(eventId, people),
        change(manageEvents.publish, eventId),
      ]);
      assert.equal(status, 200);
      assert.ok(statuses.every((answer) => answer === 201 || answer === 404));
      const { taken } = await readEvent(eventId);
      assert.equal(taken, statuses.filter((answer) => answer === 201).length);
    }
  });
});

describe('twenty concurrent calls that publish one draft', () => {
  it('publish it once, and all succeed', { skip }, async () => {
    const body = createEventBody(test, { state: 'draft' });
    const eventId = (await test.call(manageEvents.create, { body }, host.token)).body.id;
    const answers = await createMany(() => change(manageEvents.publish, eventId));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal((await readEvent(eventId)).version, 2);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select('action')
      .where('objectId', '=', eventId)
      .where('action', '=', 'event.publish')
      .execute();
    assert.equal(entries.length, 1);
  });
});
