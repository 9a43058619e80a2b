import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, events, manageEvents, registration } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { readListedTotals } from '../eventTotals';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { addHours, buildEvent } from '../../../testing/buildEvent';
import { buildQuiz } from '../../../testing/buildQuiz';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { endQuizzes } from '../../quiz/endQuizzes';
import { sendReminders } from '../../reminders/sendReminders';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  [host, person] = [await buildHost(test), await buildParticipant(test)];
});

const unpublish = (eventId: string) => test.call(manageEvents.unpublish, { params: { eventId } }, host.token);
const register = (eventId: string) =>
  test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
const readTotals = () => readListedTotals(test.database, test.clock.sqlNow(), {});

describe('unpublishing an event', () => {
  it('hides it from everybody but its hosts; a repeat changes nothing', async () => {
    const eventId = await buildEvent(test, host, { title: 'Hidden sky' });
    const before = await readTotals();
    const { data } = (await unpublish(eventId)).body;
    assert.deepEqual([data.state, data.missing, data.version, data.visibility], ['draft', [], 2, 'public']);
    assert.equal(data.startTime, addHours(test, 48).toISOString());
    assert.equal((await unpublish(eventId)).body.data.version, 2);
    const after = await readTotals();
    assert.deepEqual(after, { upcoming: before.upcoming - 1, open: before.open - 1, all: before.all - 1 });
    test.clock.advance(2);
    assert.deepEqual((await test.call(events.events, { query: { q: 'Hidden sky' } })).body, []);
    assert.equal((await test.call(events.details, { params: { eventId } })).status, 404);
    const found = await test.call(registration.events, { query: { q: 'Hidden sky' } }, person.token);
    assert.equal(found.body.totalElements, 0);
    assert.equal((await register(eventId)).status, 404);
  });

  it('is undone by publishing it again, with the same invite key', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private', inviteKey: 'sesame' });
    const open = async () =>
      (await test.call(events.details, { params: { eventId }, query: { k: 'sesame' } })).status;
    await unpublish(eventId);
    assert.equal(await open(), 404);
    const { data } = (await test.call(manageEvents.publish, { params: { eventId } }, host.token)).body;
    assert.deepEqual([data.visibility, data.inviteKey, await open()], ['private', 'sesame', 200]);
  });

  it('is refused while somebody is registered', async () => {
    const eventId = await buildEvent(test, host);
    await register(eventId);
    assert.equal((await unpublish(eventId)).error.code, 'EVENT_HAS_ATTENDEES');
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.equal((await unpublish(eventId)).status, 200);
  });

  it('is refused for an ended or cancelled event', async () => {
    const ended = await buildEvent(test, host, {
      registerEnd: addHours(test, -3),
      startTime: addHours(test, -3),
      endTime: addHours(test, -1),
    });
    assert.equal((await unpublish(ended)).error.code, 'EVENT_ENDED');
    const cancelled = await buildEvent(test, host, { cancelledAt: test.clock.now() });
    assert.equal((await unpublish(cancelled)).error.code, 'EVENT_CANCELLED');
  });

  it('takes it out of the lists of people who liked or viewed it, and hides its new title', async () => {
    const eventId = await buildEvent(test, host);
    const params = { eventId };
    await test.call(registration.addFavourite, { params }, person.token);
    await test.call(registration.details, { params }, person.token);
    await unpublish(eventId);
    await test.call(manageEvents.update, { params, body: { title: 'A secret' } }, host.token);
    assert.deepEqual((await test.call(registration.favourites, {}, person.token)).body.data, []);
    assert.equal((await test.call(registration.viewed, {}, person.token)).body.totalElements, 0);
    const { data } = (await test.call(auth.exportOwnData, {}, person.token)).body;
    for (const list of [data.favourites, data.recentViews])
      assert.deepEqual(
        list.map(({ eventTitle }) => eventTitle),
        ['An unpublished event'],
      );
    const own = (await test.call(auth.exportOwnData, {}, host.token)).body.data;
    assert.deepEqual(
      own.ownedEvents.map(({ eventTitle }) => eventTitle),
      ['A secret'],
    );
  });
});

describe('a draft whose dates pass', () => {
  it('causes no reminder, no warning and no result', async () => {
    const { eventId } = await buildQuiz(test, host, { capacityMin: 5 });
    await test.database.insertInto('quizzes').values({ eventId, title: null }).execute();
    await unpublish(eventId);
    for (let hour = 0; hour < 4; hour += 1) {
      test.clock.advance(3600);
      await sendReminders(test.app);
      await endQuizzes(test.app);
    }
    const told = await test.database
      .selectFrom('notifications')
      .select('type')
      .where('eventId', '=', eventId)
      .execute();
    assert.deepEqual(told, []);
    const { closedAt } = await test.database
      .selectFrom('quizzes')
      .select('closedAt')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    assert.equal(closedAt, null);
  });
});

describe('the account of a host with drafts', () => {
  it('can be deleted, and its drafts with it, but not while it owns an upcoming event', async () => {
    const eventId = await buildEvent(test, host);
    assert.equal((await test.call(auth.deleteAccount, {}, host.token)).error.code, 'EVENTS_FIRST');
    await unpublish(eventId);
    assert.equal((await test.call(auth.deleteAccount, {}, host.token)).status, 200);
    const { rows } = await sql<{ deleted: boolean }>`
      select deleted_at is not null as deleted from events where id = ${eventId}`.execute(test.database);
    assert.deepEqual(rows, [{ deleted: true }]);
  });
});
