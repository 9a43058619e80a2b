import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { type CallInput, manageEvents, registration, type ErrorCode } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent, addHours } from '../../../testing/buildEvent';
import { buildAttempt, buildQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';

type Body = CallInput<typeof manageEvents.update>['body'];

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const update = (eventId: string, body: Body, by = host) =>
  test.call(manageEvents.update, { params: { eventId }, body }, by.token);

const readDetails = async (eventId: string, by = host) =>
  (await test.call(manageEvents.details, { params: { eventId } }, by.token)).body.data;

async function register(eventId: string): Promise<TestAccount> {
  const person = await buildParticipant(test);
  await test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, person.token);
  return person;
}

const readError = async (eventId: string, body: Body): Promise<[number, string]> => {
  const { status, error } = await update(eventId, body);
  return [status, error.code];
};

const findNotifications = (person: TestAccount) =>
  test.database
    .selectFrom('notifications')
    .select(['type', 'title', 'message', 'eventId'])
    .where('recipientId', '=', person.id)
    .where('type', 'like', 'EVENT%')
    .orderBy('id')
    .execute();

const readMailsTo = async (person: TestAccount) =>
  (await test.mails()).filter(({ to, subject }) => to === person.email && !subject.startsWith('You are'));

async function buildTeam(eventId: string, size: number): Promise<void> {
  const team = { eventId, id: uuidv7(), createdAt: test.clock.now() };
  await test.database
    .insertInto('teams')
    .values({ ...team, name: team.id, normalisedName: team.id })
    .execute();
  for (let member = 0; member < size; member += 1) {
    const { id: userId } = await buildParticipant(test);
    const joined = { eventId, userId, teamId: team.id, leader: member === 0, joinedAt: test.clock.now() };
    await test.database.insertInto('teamMembers').values(joined).execute();
  }
}

describe('changing an event', () => {
  it('changes given fields, clears null fields, keeps the others', async () => {
    const eventId = await buildEvent(test, host, {
      venue: 'Hall 1',
      festival: 'Spring',
      url: 'https://example.org',
      capacityMax: 10,
    });
    test.clock.advance(60);
    const { status, body } = await update(eventId, {
      title: ' New  title ',
      festival: null,
      capacityMax: null,
    });
    assert.deepEqual([status, body.message], [200, 'Event updated successfully!']);
    const { data } = body;
    assert.deepEqual(
      [data.title, data.festival, data.capacityMax, data.venue, data.url, data.organization],
      ['New title', null, null, 'Hall 1', 'https://example.org', 'Example College'],
    );
    assert.deepEqual([data.version, data.lastUpdate], [2, test.clock.now().toISOString()]);
  });

  it('does not clear required fields', async () => {
    const eventId = await buildEvent(test, host);
    const { status, error } = await update(eventId, { title: null });
    assert.deepEqual([status, error.message], [400, 'Missing required field: title']);
    assert.deepEqual((await update(eventId, { title: ' ' })).error.errors, [
      { field: 'title', message: 'Title must have 3 to 120 characters.' },
    ]);
  });

  it('validates the merged event, not only the given fields', async () => {
    const eventId = await buildEvent(test, host);
    const { error } = await update(eventId, { endTime: addHours(test, 47).toISOString() });
    assert.deepEqual(
      error.errors?.map(({ field }) => field),
      ['registerEnd', 'endTime'],
    );
  });

  it('changes nothing on a repeat, whatever version the repeat names', async () => {
    const eventId = await buildEvent(test, host);
    const body = { title: 'Another title', version: 1 };
    await update(eventId, body);
    const changed = await readDetails(eventId);
    test.clock.advance(60);
    assert.equal((await update(eventId, body)).status, 200);
    const { serverNow: _now, ...repeated } = await readDetails(eventId);
    assert.deepEqual({ ...repeated, serverNow: changed.serverNow }, changed);
  });

  it('is refused for a stale version, by body or If-Match', async () => {
    const eventId = await buildEvent(test, host);
    await update(eventId, { title: 'First of two' });
    assert.deepEqual(await readError(eventId, { title: 'Second', version: 1 }), [409, 'VERSION_CONFLICT']);
    const withHeader = async (ifMatch: string) =>
      (
        await test.app.http.inject({
          method: 'PUT',
          url: `/api/events/update/${eventId}`,
          headers: { authorization: `Bearer ${host.token}`, 'if-match': ifMatch },
          payload: { title: `Changed by ${ifMatch}` },
        })
      ).statusCode;
    const { headers } = await test.call(manageEvents.details, { params: { eventId } }, host.token);
    assert.equal(headers.etag, '"2"');
    assert.deepEqual(
      [await withHeader('"1"'), await withHeader('old'), await withHeader('"2"'), await withHeader('*')],
      [409, 400, 200, 200],
    );
  });

  it('is allowed for owner and administrators', async () => {
    const helper = await buildHost(test);
    const eventId = await buildEvent(test, host);
    await test.database
      .insertInto('eventAdministrators')
      .values({ eventId, userId: helper.id, addedAt: test.clock.now() })
      .execute();
    assert.equal((await update(eventId, { title: 'By the helper' }, helper)).status, 200);
    const seen = await readDetails(eventId, helper);
    assert.deepEqual([seen.title, seen.role], ['By the helper', 'ADMIN']);
    assert.deepEqual(
      seen.administrators.map(({ id, email, designation }) => [id, email, designation]),
      [[helper.id, '', 'Dean']],
    );
  });

  it('is refused to other hosts as if the event were absent, like every other mutation', async () => {
    const other = await buildHost(test);
    const absent = uuidv7();
    const answers = await Promise.all(
      [await buildEvent(test, host), absent].map(async (eventId) => {
        const params = { eventId };
        const answered = [
          await test.call(manageEvents.details, { params }, other.token),
          await test.call(manageEvents.update, { params, body: { title: 'By another' } }, other.token),
          await test.call(manageEvents.replaceTimeline, { params, body: { entries: [] } }, other.token),
          await test.call(manageEvents.renewInvite, { params }, other.token),
          await test.call(manageEvents.cancel, { params }, other.token),
          await test.call(manageEvents.remove, { params }, other.token),
        ];
        return answered.map(({ status, error }) => [status, error]);
      }),
    );
    const notFound = { status: 'ERROR', code: 'NOT_FOUND', message: 'Not found' };
    const expected = Array.from({ length: 6 }, () => [404, notFound]);
    assert.deepEqual(answers, [expected, expected]);
  });

  it('creates a key for an event that becomes private', async () => {
    const eventId = await buildEvent(test, host);
    const { data } = (await update(eventId, { visibility: 'private' })).body;
    assert.match(String(data.inviteKey), /^[\w-]{24}$/);
  });
});

describe('a change is refused', () => {
  it('of an event that has ended or is cancelled', async () => {
    const times = { registerEnd: addHours(test, -3), startTime: addHours(test, -3) };
    const ended = await buildEvent(test, host, { ...times, endTime: test.clock.now() });
    const cancelled = await buildEvent(test, host, { cancelledAt: test.clock.now() });
    assert.deepEqual(await readError(ended, { title: 'Too late' }), [409, 'EVENT_ENDED']);
    assert.deepEqual(await readError(cancelled, { title: 'Too late' }), [409, 'EVENT_CANCELLED']);
  });

  it('to a capacity below the registrations, with their number', async () => {
    const eventId = await buildEvent(test, host);
    for (let person = 0; person < 3; person += 1) await register(eventId);
    const { status, error } = await update(eventId, { capacityMax: 2, title: 'Not changed either' });
    assert.deepEqual(
      [status, error.code, error.message],
      [409, 'CAPACITY_BELOW_COUNT', "Capacity can't go below the 3 already registered."],
    );
    assert.equal((await readDetails(eventId)).title, 'Reading the sky');
    assert.equal((await update(eventId, { capacityMax: 3 })).body.data.seatsLeft, 0);
  });

  it('to team sizes or a registration type that existing teams contradict', async () => {
    const teams = { teamCreationAllowed: true, minTeamSize: 1, maxTeamSize: 4 };
    const eventId = await buildEvent(test, host, teams);
    await buildTeam(eventId, 3);
    for (const [change, message] of [
      [{ maxTeamSize: 2 }, 'A team has more than 2 people already.'],
      [{ teamCreationAllowed: false }, 'Teams have formed already. Keep the participation type Team.'],
    ] as const) {
      const { status, error } = await update(eventId, change);
      assert.deepEqual([status, error.code, error.message], [409, 'TEAM_SIZE_CONFLICT', message]);
    }
    assert.equal((await update(eventId, { maxTeamSize: 3 })).body.data.teams, 1);
    const empty = await buildEvent(test, host, teams);
    const { data } = (await update(empty, { teamCreationAllowed: false })).body;
    assert.deepEqual([data.minTeamSize, data.maxTeamSize], [1, 1]);
  });

  it('to other times of a quiz with attempts, except a later end', async () => {
    const quiz = await buildQuiz(test, host);
    await buildAttempt(test, quiz, { by: await buildParticipant(test), answers: [], state: 'OPEN' });
    const later = new Date(quiz.endTime.getTime() + 3_600_000).toISOString();
    const rows: [Body, ErrorCode][] = [
      [{ startTime: addHours(test, 0).toISOString() }, 'QUIZ_STARTED'],
      [
        { endTime: addHours(test, 0.5).toISOString(), registerEnd: addHours(test, 0.5).toISOString() },
        'QUIZ_STARTED',
      ],
    ];
    for (const [body, code] of rows) assert.deepEqual(await readError(quiz.eventId, body), [409, code]);
    assert.equal((await update(quiz.eventId, { endTime: later })).body.data.endTime, later);
  });

  it('to another type once a registration or a question exists', async () => {
    const quiz = await buildQuiz(test, host);
    assert.deepEqual(await readError(quiz.eventId, { category: 'webinar' }), [409, 'CATEGORY_FIXED']);
    const eventId = await buildEvent(test, host);
    assert.equal((await update(eventId, { category: 'Webinar' })).body.data.category, 'webinar');
    await register(eventId);
    assert.deepEqual(await readError(eventId, { category: 'seminar' }), [409, 'CATEGORY_FIXED']);
  });
});

describe('registered people', () => {
  it('are notified of another time, place, mode or link, once per change', async () => {
    test.clock.set('2026-05-04T10:00:00.000Z');
    host = await buildHost(test);
    const eventId = await buildEvent(test, host, { venue: 'Hall 1' });
    const person = await register(eventId);
    const change = {
      startTime: addHours(test, 49).toISOString(),
      venue: 'Hall 2',
      mode: 'OFFLINE',
      url: 'https://example.org/live',
    };
    await update(eventId, change);
    await update(eventId, change);
    const message = [
      'Start: May 6, 2026, 3:30 PM IST → May 6, 2026, 4:30 PM IST',
      'Where: Online → Hall 2',
      'Website: none → https://example.org/live',
    ].join('\n');
    assert.deepEqual(await findNotifications(person), [
      { type: 'EVENT_CHANGED', title: 'Reading the sky has changed', message, eventId },
    ]);
    assert.deepEqual(await readMailsTo(person), [
      {
        to: person.email,
        subject: 'Reading the sky has changed',
        text:
          `Hello Priya,\n\nReading the sky has changed.\n\n${message}\n\n` +
          'Start: May 6, 2026, 4:30 PM IST\nEnd: May 6, 2026, 6:30 PM IST\nWhere: Hall 2',
      },
    ]);
    await update(eventId, { venue: 'Hall 3' });
    assert.equal((await findNotifications(person)).length, 2);
  });

  it('are told in the title of a link that alone is new', async () => {
    const eventId = await buildEvent(test, host);
    const person = await register(eventId);
    await update(eventId, { joinLink: 'https://meet.example.org/b' });
    const [{ title, message } = { title: '', message: '' }] = await findNotifications(person);
    assert.deepEqual(
      [title, message],
      ['Reading the sky has a new link', 'Join: https://meet.example.org/b'],
    );
  });

  it('are not notified of smaller changes', async () => {
    const eventId = await buildEvent(test, host, { venue: 'Hall 1' });
    const person = await register(eventId);
    await update(eventId, {
      title: 'A better title',
      location: 'Another College',
      startTime: new Date(addHours(test, 48).getTime() + 14 * 60_000).toISOString(),
      capacityMax: 100,
    });
    assert.deepEqual([await findNotifications(person), await readMailsTo(person)], [[], []]);
  });
});
