import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { buildAttempt, buildQuiz } from '../../testing/buildQuiz';
import { buildHackathon, buildRegistered, buildTeam } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  // Earlier events would appear in the list of all events.
  await test.database.updateTable('events').set({ deletedAt: test.clock.now() }).execute();
  host = await buildHost(test);
  person = await buildParticipant(test);
});

const register = (eventId: string, k = '') =>
  test.call(
    registration.register,
    { params: { eventId }, body: sampleRegistrationForm, query: { k } },
    person.token,
  );

const getPastTimes = () => ({
  registerEnd: addHours(test, -5),
  startTime: addHours(test, -4),
  endTime: addHours(test, -1),
});

const getRunningTimes = () => ({ registerEnd: addHours(test, 1), startTime: addHours(test, -1) });

describe('the events of a participant', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await test.call(registration.events, { query }, person.token)).body;
  const listTitles = async (query: Record<string, string> = {}) =>
    (await list(query)).data.map(({ title }) => title);

  it('have the participant’s flags, newest first, and the total', async () => {
    const older = await buildEvent(test, host, { title: 'Older', createdAt: addHours(test, -2) });
    const liked = await buildEvent(test, host, { title: 'Liked', createdAt: addHours(test, -1) });
    await register(older);
    await test.call(registration.addFavourite, { params: { eventId: liked } }, person.token);
    const { data, totalElements, totalPages, number } = await list();
    assert.deepEqual(
      data.map((event) => [event.title, event.registered, event.favourite, event.registrationState]),
      [
        ['Liked', false, true, 'OPEN'],
        ['Older', true, false, 'REGISTERED'],
      ],
    );
    assert.deepEqual([totalElements, totalPages, number], [2, 1, 0]);
    const deep = await test.call(registration.events, { query: { page: '9999' } }, person.token);
    assert.deepEqual([deep.error.code, deep.error.lastPage], ['PAGE_TOO_DEEP', 100]);
    const second = await list({ page: '1', size: '1' });
    assert.deepEqual(
      [second.data[0]?.title, second.totalElements, second.totalPages, second.number],
      ['Older', 2, 2, 1],
    );
  });

  it('include a private event only for registered people', async () => {
    const eventId = await buildEvent(test, host, { title: 'Private', visibility: 'private' });
    assert.deepEqual(await listTitles(), []);
    await register(eventId, 'the invite key');
    assert.deepEqual(await listTitles(), ['Private']);
  });

  it('are found by words, hits in the title first, private ones only by registered people', async () => {
    const order = (hours: number) => ({ createdAt: addHours(test, -hours) });
    await buildEvent(test, host, { title: 'Chess', description: 'After the regatta.', ...order(1) });
    await buildEvent(test, host, { title: 'Regatta', ...order(2) });
    await buildEvent(test, host, { title: 'Old regatta', ...getPastTimes(), ...order(3) });
    const ofPrivate = { title: 'Secret regatta', visibility: 'private', ...order(4) } as const;
    const eventId = await buildEvent(test, host, ofPrivate);
    assert.deepEqual(await listTitles({ q: 'regatta' }), ['Regatta', 'Chess']);
    await register(eventId, 'the invite key');
    assert.deepEqual(await listTitles({ q: 'regatta' }), ['Regatta', 'Secret regatta', 'Chess']);
    assert.deepEqual(await listTitles({ q: 'regatta', state: 'ended' }), ['Old regatta']);
    assert.deepEqual(await listTitles({ q: 'regatta', category: 'quiz' }), []);
    for (const [page, rows] of [
      ['1', 1],
      ['2', 0],
    ] as const) {
      const query = { q: 'regatta', size: '2', page };
      const { body } = await test.call(registration.events, { query }, person.token);
      assert.deepEqual([body.data.length, body.totalElements, body.totalPages], [rows, 3, 2]);
    }
  });

  it('can be filtered by state, type, mode and text', async () => {
    const order = (hours: number) => ({ createdAt: addHours(test, -hours) });
    await buildEvent(test, host, { title: 'Coming', category: 'quiz', ...order(1) });
    await buildEvent(test, host, { title: 'Running', mode: 'offline', ...getRunningTimes(), ...order(2) });
    await buildEvent(test, host, { title: 'Over', ...getPastTimes(), ...order(3) });
    await buildEvent(test, host, { title: 'Off', cancelledAt: test.clock.now(), ...order(4) });
    assert.deepEqual(await listTitles(), ['Coming', 'Running']);
    for (const [state, title] of [
      ['Upcoming', 'Coming'],
      ['running', 'Running'],
      ['ENDED', 'Over'],
      ['cancelled', 'Off'],
    ] as const)
      assert.deepEqual(await listTitles({ state }), [title]);
    assert.deepEqual(await listTitles({ category: 'QUIZ' }), ['Coming']);
    assert.deepEqual(await listTitles({ mode: 'offline' }), ['Running']);
    assert.deepEqual(await listTitles({ q: 'runn' }), ['Running']);
    assert.deepEqual(await listTitles({ q: '%' }), []);
    const { status } = await test.call(registration.events, { query: { state: 'soon' } }, person.token);
    assert.equal(status, 400);
  });
});

it('running events are public, or private with an own registration, newest first (RG-1)', async () => {
  const build = async (title: string, visibility: 'public' | 'private', isOwn: boolean) => {
    const eventId = await buildEvent(test, host, { title });
    if (isOwn) await register(eventId);
    const inviteKey = visibility === 'private' ? title : null;
    const changes = { visibility, inviteKey, ...getRunningTimes() };
    await test.database.updateTable('events').set(changes).where('id', '=', eventId).execute();
    test.clock.advance(1);
  };
  await build('Own private', 'private', true);
  await build('Another private', 'private', false);
  await build('Public', 'public', false);
  await build('Own public', 'public', true);
  const query = { state: 'running' as const };
  const { data, totalElements } = (await test.call(registration.events, { query }, person.token)).body;
  assert.deepEqual(
    data.map(({ title }) => title),
    ['Own public', 'Public', 'Own private'],
  );
  assert.equal(totalElements, 3);
});

it('registered events have the state of the own attempt at a quiz (RG-4)', async () => {
  const [submitted, untouched] = [await buildQuiz(test, host), await buildQuiz(test, host)];
  for (const quiz of [submitted, untouched]) await register(quiz.eventId);
  await buildAttempt(test, submitted, { by: person, answers: ['right'] });
  const { data } = (await test.call(registration.registered, {}, person.token)).body;
  const states = new Map(data.map(({ id, attemptState }) => [id, attemptState]));
  assert.deepEqual([states.get(submitted.eventId), states.get(untouched.eventId)], ['SUBMITTED', null]);
});

describe('past events', () => {
  it('are the participant’s events that ended or were cancelled, latest first', async () => {
    const ended = await buildEvent(test, host, { title: 'Ended' });
    const cancelled = await buildEvent(test, host, { title: 'Cancelled' });
    const coming = await buildEvent(test, host, { title: 'Coming' });
    for (const eventId of [ended, cancelled, coming]) await register(eventId);
    await buildEvent(test, host, { title: 'Of others', ...getPastTimes() });
    await test.database.updateTable('events').set(getPastTimes()).where('id', '=', ended).execute();
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', cancelled)
      .execute();
    const { body } = await test.call(registration.pastEvents, {}, person.token);
    assert.deepEqual(
      body.data.map((event) => [event.title, event.registrationState, event.registered]),
      [
        ['Cancelled', 'CANCELLED', true],
        ['Ended', 'ENDED', true],
      ],
    );
    assert.deepEqual([body.totalElements, body.totalPages, body.number], [2, 1, 0]);
  });
});

describe('viewed events', () => {
  const open = async (eventId: string): Promise<void> => {
    test.clock.advance(1);
    await test.call(registration.details, { params: { eventId } }, person.token);
  };
  const listViewed = async (query: Record<string, string> = {}) =>
    (await test.call(registration.viewed, { query }, person.token)).body;

  it('are newest first, each once, in pages of ten, without deleted events', async () => {
    const events: string[] = [];
    for (let number = 0; number < 12; number += 1) events.push(await buildEvent(test, host));
    for (const eventId of [...events, ...events.slice(0, 1)]) await open(eventId);
    const [first = '', second = '', ...rest] = events;
    const newest = [first, ...rest.toReversed(), second];
    const page = await listViewed();
    assert.deepEqual(
      page.content.map(({ id }) => id),
      newest.slice(0, 10),
    );
    assert.deepEqual([page.totalElements, page.totalPages, page.number], [12, 2, 0]);
    assert.equal(page.content[0]?.since, test.clock.now().toISOString());
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', first)
      .execute();
    assert.deepEqual(
      (await listViewed({ page: '1', size: '10' })).content.map(({ id }) => id),
      [second],
    );
  });

  it('are the last fifty of this person only', async () => {
    const events: string[] = [];
    for (let number = 0; number < 52; number += 1) events.push(await buildEvent(test, host));
    for (const eventId of events) await open(eventId);
    const { content } = await listViewed({ size: '50' });
    assert.deepEqual(
      content.map(({ id }) => id),
      events.toReversed().slice(0, 50),
    );
    const { count } = await test.database
      .selectFrom('recentViews')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    assert.equal(count, 50);
    person = await buildParticipant(test);
    assert.deepEqual((await listViewed()).content, []);
  });

  it('omit events that the person may no longer see', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private' });
    await register(eventId, 'the invite key');
    await open(eventId);
    assert.equal((await listViewed()).content.length, 1);
    await test.call(registration.cancelRegistration, { params: { eventId } }, person.token);
    assert.deepEqual((await listViewed()).content, []);
  });
});

describe('the status in an event of teams', () => {
  it('remains known after the event', async () => {
    const eventId = await buildHackathon(test, host);
    const { leader } = await buildTeam(test, eventId);
    const alone = await buildRegistered(test, eventId);
    await test.database.updateTable('events').set(getPastTimes()).where('id', '=', eventId).execute();
    const readTeam = async ({ token }: TestAccount) =>
      (await test.call(registration.pastEvents, {}, token)).body.data[0]?.team;
    assert.equal((await readTeam(leader))?.teamName, 'Night Owls');
    assert.equal(await readTeam(alone), null);
  });

  it('is the person’s team, or the deadline for joining a team', async () => {
    const eventId = await buildHackathon(test, host);
    const { leader } = await buildTeam(test, eventId);
    const alone = await buildRegistered(test, eventId);
    const readPlaces = async ({ token }: TestAccount) => {
      const page = (await test.call(registration.details, { params: { eventId } }, token)).body.data;
      const [row] = (await test.call(registration.registered, {}, token)).body.data;
      assert.deepEqual([row?.team, row?.needsTeamBy], [page.team, page.needsTeamBy]);
      return [page.team?.teamName, page.team?.role, page.needsTeamBy];
    };
    assert.deepEqual(await readPlaces(leader), ['Night Owls', 'LEADER', null]);
    assert.deepEqual(await readPlaces(alone), [undefined, undefined, addHours(test, 48).toISOString()]);
  });

  it('names the deadline of the team page, the start where registration closes earlier (TM-9)', async () => {
    const eventId = await buildHackathon(test, host, { registerEnd: addHours(test, 24) });
    const { leader } = await buildTeam(test, eventId);
    const alone = await buildRegistered(test, eventId);
    const { data: team } = (await test.call(teams.mine, { params: { eventId } }, leader.token)).body;
    const { data: page } = (await test.call(registration.details, { params: { eventId } }, alone.token)).body;
    const { data: rows } = (await test.call(registration.registered, {}, alone.token)).body;
    assert.equal(team?.teamDeadline, addHours(test, 48).toISOString());
    assert.deepEqual([page.needsTeamBy, rows[0]?.needsTeamBy], [team?.teamDeadline, team?.teamDeadline]);
  });
});
