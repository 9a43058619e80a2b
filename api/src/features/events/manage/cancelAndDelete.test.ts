import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { events, manageEvents, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent, addHours } from '../../../testing/buildEvent';
import { buildAttempt, buildQuiz } from '../../../testing/buildQuiz';
import { requestToJoin, buildHackathon, buildRegistered, buildTeam } from '../../../testing/buildTeam';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
let helper: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  helper = await buildHost(test);
});

type EndpointCall = typeof manageEvents.cancel | typeof manageEvents.remove;

async function end(call: EndpointCall, eventId: string, by = host): Promise<[number, string]> {
  const answer = await test.call(call, { params: { eventId } }, by.token);
  return [answer.status, answer.status < 400 ? 'done' : answer.error.code];
}

async function register(eventId: string): Promise<TestAccount> {
  const person = await buildParticipant(test);
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
  return person;
}

const findNotifications = async (person: TestAccount): Promise<string[]> =>
  (
    await test.database
      .selectFrom('notifications')
      .select('type')
      .where('recipientId', '=', person.id)
      .where('type', 'like', 'EVENT%')
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

const readSubjects = async (person: TestAccount): Promise<string[]> =>
  (await test.mails()).filter(({ to }) => to === person.email).map(({ subject }) => subject);

const addAdministrator = (eventId: string) =>
  test.database
    .insertInto('eventAdministrators')
    .values({ eventId, userId: helper.id, addedAt: test.clock.now() })
    .execute();

const getRunningTimes = () => ({
  registerEnd: addHours(test, 1),
  startTime: addHours(test, -1),
  endTime: addHours(test, 1),
});
const getEndedTimes = () => ({
  registerEnd: addHours(test, -2),
  startTime: addHours(test, -2),
  endTime: test.clock.now(),
});

for (const [word, call] of [
  ['cancelling', manageEvents.cancel],
  ['deleting', manageEvents.remove],
] as const) {
  describe(`${word} an event`, () => {
    it('is allowed for its owner only: an administrator gets 403, others 404', async () => {
      const eventId = await buildEvent(test, host);
      await addAdministrator(eventId);
      assert.deepEqual(await end(call, eventId, helper), [403, 'NOT_THE_OWNER']);
      assert.deepEqual(await end(call, eventId, await buildHost(test)), [404, 'NOT_FOUND']);
      assert.deepEqual(await end(call, eventId), [200, 'done']);
    });

    it('is not possible after its end', async () => {
      const eventId = await buildEvent(test, host, getEndedTimes());
      assert.deepEqual(await end(call, eventId), [409, 'EVENT_ENDED']);
    });

    it('notifies registered people by notification and mail, once', async () => {
      const eventId = await buildEvent(test, host);
      const person = await register(eventId);
      for (let time = 0; time < 2; time += 1) assert.deepEqual(await end(call, eventId), [200, 'done']);
      assert.deepEqual(await findNotifications(person), [
        call === manageEvents.cancel ? 'EVENT_CANCELLED' : 'EVENT_DELETED',
      ]);
      assert.deepEqual((await readSubjects(person)).slice(1), ['Reading the sky was cancelled']);
    });

    it('notifies its administrators, except the one who acted', async () => {
      const eventId = await buildEvent(test, host);
      await addAdministrator(eventId);
      for (let time = 0; time < 2; time += 1) await end(call, eventId);
      const hosts = [await findNotifications(helper), await findNotifications(host)];
      assert.deepEqual(hosts, [[call === manageEvents.cancel ? 'EVENT_CANCELLED' : 'EVENT_DELETED'], []]);
    });

    it('closes the requests to its teams, also in the leader’s notification', async () => {
      const eventId = await buildHackathon(test, host);
      const team = await buildTeam(test, eventId);
      const requestId = await requestToJoin(test, team, await buildRegistered(test, eventId));
      assert.deepEqual(await end(call, eventId), [200, 'done']);
      const request = await test.database
        .selectFrom('joinRequests')
        .select('state')
        .where('id', '=', requestId)
        .executeTakeFirstOrThrow();
      const notice = await test.database
        .selectFrom('notifications')
        .select('action')
        .where('recipientId', '=', team.leader.id)
        .where('type', '=', 'JOIN_REQUEST')
        .executeTakeFirstOrThrow();
      assert.deepEqual([request.state, notice.action?.state], ['EXPIRED', 'EXPIRED']);
    });
  });
}

describe('a cancelled event', () => {
  it('keeps its page and accepts no registration', async () => {
    const eventId = await buildEvent(test, host);
    const { body } = await test.call(manageEvents.cancel, { params: { eventId } }, host.token);
    assert.deepEqual([body.data.cancelled, body.data.registrationState], [true, 'CANCELLED']);
    const page = await test.call(events.details, { params: { eventId } });
    assert.equal(page.body.data.cancelled, true);
  });

  it('voids open attempts and keeps submitted attempts', async () => {
    const quiz = await buildQuiz(test, host);
    await buildAttempt(test, quiz, { by: await buildParticipant(test), answers: [], state: 'OPEN' });
    await buildAttempt(test, quiz, { by: await buildParticipant(test), answers: ['right'] });
    assert.deepEqual(await end(manageEvents.cancel, quiz.eventId), [200, 'done']);
    const attempts = await test.database
      .selectFrom('attempts')
      .select('state')
      .where('eventId', '=', quiz.eventId)
      .orderBy('state')
      .execute();
    assert.deepEqual(
      attempts.map(({ state }) => state),
      ['SUBMITTED', 'VOID'],
    );
  });

  it('can be deleted, without a second mail', async () => {
    const quiz = await buildQuiz(test, host);
    const person = await register(quiz.eventId);
    await end(manageEvents.cancel, quiz.eventId);
    assert.deepEqual(await end(manageEvents.remove, quiz.eventId), [200, 'done']);
    assert.deepEqual(await findNotifications(person), ['EVENT_CANCELLED', 'EVENT_DELETED']);
    assert.equal((await readSubjects(person)).length, 2);
  });
});

describe('a deleted event', () => {
  it('is gone from every list and link', async () => {
    const eventId = await buildEvent(test, host, { title: 'Gone' });
    const person = await register(eventId);
    await end(manageEvents.remove, eventId);
    test.clock.advance(1);
    assert.deepEqual((await test.call(events.events, { query: { q: 'Gone' } })).body, []);
    assert.equal((await test.call(manageEvents.list, {}, host.token)).body.totalElements, 0);
    assert.deepEqual((await test.call(registration.registered, {}, person.token)).body.data, []);
    const params = { eventId };
    assert.equal((await test.call(events.details, { params })).status, 404);
    assert.equal((await test.call(manageEvents.details, { params }, host.token)).status, 404);
    assert.deepEqual(await end(manageEvents.cancel, eventId), [404, 'NOT_FOUND']);
  });

  it('must not be a running quiz, which must be cancelled first', async () => {
    const { eventId } = await buildQuiz(test, host);
    assert.deepEqual(await end(manageEvents.remove, eventId), [409, 'QUIZ_RUNNING']);
    const seminar = await buildEvent(test, host, getRunningTimes());
    assert.deepEqual(await end(manageEvents.remove, seminar), [200, 'done']);
  });

  it('answers "Failed to delete event" for an ended event', async () => {
    const eventId = await buildEvent(test, host, getEndedTimes());
    const { error } = await test.call(manageEvents.remove, { params: { eventId } }, host.token);
    assert.equal(error.message, 'Failed to delete event');
  });
});

describe('the timeline of an event', () => {
  const save = (eventId: string, entries: { day: number; description: string }[]) =>
    test.call(manageEvents.replaceTimeline, { params: { eventId }, body: { entries } }, host.token);

  it('is replaced as a whole and returned by day', async () => {
    const eventId = await buildEvent(test, host);
    await save(eventId, [{ day: 7, description: 'Left over' }]);
    const { status, body } = await save(eventId, [
      { day: 2, description: ' Finals ' },
      { day: 1, description: 'Warm-up' },
    ]);
    const ordered = [
      { day: 1, description: 'Warm-up' },
      { day: 2, description: 'Finals' },
    ];
    assert.equal(status, 200);
    assert.deepEqual([body.entries, body.data], [ordered, ordered]);
    const { data } = (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body;
    assert.deepEqual(data.timelineEntries, ordered);
    assert.deepEqual((await save(eventId, [])).body.entries, []);
  });

  it('is unchanged if equal, and is refused with the index of the first invalid stage', async () => {
    const eventId = await buildEvent(test, host);
    await save(eventId, [{ day: 1, description: 'Warm-up' }]);
    const lastUpdate = test.clock.now().toISOString();
    test.clock.advance(60);
    const wrong = await save(eventId, [
      { day: 1, description: 'Kept' },
      { day: 1, description: 'Twice' },
    ]);
    assert.deepEqual(wrong.error.errors, [{ field: 'entries.1.day', message: 'Day 1 is used twice.' }]);
    await save(eventId, [{ day: 1, description: 'Warm-up' }]);
    const { data } = (await test.call(manageEvents.details, { params: { eventId } }, host.token)).body;
    assert.deepEqual([data.lastUpdate, data.timelineEntries.length], [lastUpdate, 1]);
  });

  it('counts as a change of the event: a stale version is refused, unless it is a repeat', async () => {
    const eventId = await buildEvent(test, host);
    const saveOn = async (version: number, description: string) => {
      const body = { entries: [{ day: 1, description }], version };
      const answer = await test.call(manageEvents.replaceTimeline, { params: { eventId }, body }, host.token);
      return answer.status === 200 ? 200 : answer.error.code;
    };
    const versions = [await saveOn(1, 'Mine'), await saveOn(1, 'Theirs'), await saveOn(1, 'Mine')];
    assert.deepEqual(versions, [200, 'VERSION_CONFLICT', 200]);
    const written = await test.database
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'details'])
      .where('objectId', '=', eventId)
      .where('action', '=', 'event.update')
      .execute();
    assert.deepEqual(written, [
      { action: 'event.update', actorId: host.id, details: { fields: 'timeline' } },
    ]);
    const details = await test.call(manageEvents.details, { params: { eventId } }, host.token);
    assert.deepEqual(
      [details.body.data.version, details.body.data.timelineEntries],
      [2, [{ day: 1, description: 'Mine' }]],
    );
    const other = await test.call(
      manageEvents.update,
      { params: { eventId }, body: { title: 'On the old state', version: 1 } },
      host.token,
    );
    assert.equal(other.error.code, 'VERSION_CONFLICT');
    assert.equal(await saveOn(2, 'Again mine'), 200);
  });

  it('cannot change once the event has ended', async () => {
    const eventId = await buildEvent(test, host, getEndedTimes());
    assert.equal((await save(eventId, [])).error.code, 'EVENT_ENDED');
  });
});

describe('the invite key of a private event', () => {
  it('can be renewed by its hosts, which voids the old link', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private', inviteKey: 'old' });
    await addAdministrator(eventId);
    const params = { eventId };
    const { body } = await test.call(manageEvents.renewInvite, { params }, helper.token);
    const open = async (k: string) => (await test.call(events.details, { params, query: { k } })).status;
    assert.deepEqual([await open('old'), await open(body.data.inviteKey)], [404, 200]);
  });

  it('is absent for a public event', async () => {
    const eventId = await buildEvent(test, host);
    const { error } = await test.call(manageEvents.renewInvite, { params: { eventId } }, host.token);
    assert.equal(error.code, 'NOT_PRIVATE');
  });
});
