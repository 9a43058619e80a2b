import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import {
  auth,
  CATEGORIES,
  findFieldErrors,
  events,
  manageEvents,
  links,
  registration,
  profile,
  quiz,
  registrationRules,
  teams,
} from '@marquee/shared-contracts';
import { setUpTestApp } from '../testing/setUpTestApp';
import { createDemoId } from './createDemoId';
import { participants } from './people';
import { seedDemoData } from './seedDemoData';
import { createForm } from './seedRegistrations';

const test = setUpTestApp({}, async () => {
  const start = performance.now();
  assert.equal(await seedDemoData(test.database, test.clock), true);
  milliseconds = performance.now() - start;
});
let milliseconds: number;

const getEventInput = (key: string) => ({ params: { eventId: createDemoId('event', key) } });

async function logIn(name: string): Promise<string> {
  const credentials = { email: `${name}@demo.test`, password: 'Demo@1234' };
  return (await test.call(auth.authenticate, { body: credentials })).body.data.token;
}

const readEvents = () =>
  test.database
    .selectFrom('events')
    .innerJoin('eventSeats', 'eventSeats.eventId', 'events.id')
    .selectAll('events')
    .select(['capacityMax', 'taken'])
    .execute();

describe('the demonstration', () => {
  it('is there once, and soon', async () => {
    // About a second on an idle machine; this only guards against a hang.
    assert.ok(milliseconds < 20_000, `${milliseconds} ms`);
    assert.equal(await seedDemoData(test.database, test.clock), false);
  });

  it('lets the four known people log in', async () => {
    for (const name of ['participant1', 'participant2', 'host1', 'host2']) assert.ok(await logIn(name));
  });

  it('has events of each type upcoming, running and finished', async () => {
    const now = test.clock.now();
    const all = await readEvents();
    for (const category of CATEGORIES.filter((type) => type !== 'other')) {
      const ofType = all.filter((row) => row.category === category && row.visibility === 'public');
      assert.ok(
        ofType.some((row) => row.startTime > now),
        `${category} upcoming`,
      );
      assert.ok(
        ofType.some((row) => row.startTime <= now && now < row.endTime),
        `${category} running`,
      );
      assert.ok(
        ofType.some((row) => row.endTime <= now),
        `${category} finished`,
      );
    }
  });

  it('has online and offline, individual and team events, and private events with their key', async () => {
    const all = await readEvents();
    assert.deepEqual(new Set(all.map((row) => row.mode)), new Set(['online', 'offline']));
    assert.deepEqual(new Set(all.map((row) => row.teamCreationAllowed)), new Set([true, false]));
    const hidden = all.filter((row) => row.visibility === 'private');
    assert.equal(hidden.length, 2);
    for (const { id } of hidden) {
      const params = { eventId: id };
      assert.equal((await test.call(events.details, { params })).status, 404);
      assert.equal((await test.call(events.details, { params, query: { k: 'rehearsal' } })).status, 200);
    }
  });

  it('lists at least twelve public events of several organizations, in every state of registering', async () => {
    const { body } = await test.call(events.events, {});
    assert.ok(body.length >= 12, String(body.length));
    assert.ok(new Set(body.map(({ organization }) => organization)).size >= 4);
    const states = new Set(body.map(({ registrationState }) => registrationState));
    assert.deepEqual(states, new Set(['OPEN', 'FULL', 'NOT_OPEN', 'CLOSED']));
    assert.ok(body.some(({ seatsLeft }) => seatsLeft !== null && seatsLeft > 0 && seatsLeft <= 5));
  });

  it('shows pictures that the shell ships', async () => {
    const pictures = (await readEvents()).map((row) => row.imageUrl);
    const people = await test.database.selectFrom('accounts').select('imageUrl').execute();
    for (const path of new Set([...pictures, ...people.map(({ imageUrl }) => imageUrl)])) {
      assert.ok(existsSync(join(import.meta.dirname, '../../../shell/public', path)), path);
    }
  });

  it('keeps to the rules of the registration form', () => {
    for (const [index, person] of participants.entries())
      assert.deepEqual(findFieldErrors(registrationRules, createForm(person, index, test.clock.now())), {});
  });

  it('counts on each event’s seat row exactly its registrations', async () => {
    const counts = await test.database
      .selectFrom('registrations')
      .select((eb) => ['eventId', eb.fn.countAll<number>().as('count')])
      .groupBy('eventId')
      .execute();
    const byEvent = new Map(counts.map(({ eventId, count }) => [eventId, count]));
    for (const row of await readEvents()) assert.equal(row.taken, byEvent.get(row.id) ?? 0, row.title);
  });

  it('has a finished quiz of thirty, participant1 among them, with shared ranks', async () => {
    const { data } = (
      await test.call(
        quiz.leaderboardAndScores,
        { ...getEventInput('grand-quiz'), query: { limit: '100' } },
        await logIn('participant1'),
      )
    ).body;
    assert.equal(data.ended, true);
    assert.equal(data.total, 30);
    assert.equal(data.totalQuestions, 12);
    assert.ok(data.rank !== null && data.participantDetails !== null);
    const shown = data.topScores.map(({ rank }) => rank);
    assert.deepEqual(shown.slice(0, 3), [1, 1, 3]);
    assert.equal(data.topScores.filter(({ own }) => own).length, 1);
    const scores = data.topScores.map(({ correctAnswers }) => correctAnswers);
    assert.deepEqual(
      scores,
      scores.toSorted((one, other) => other - one),
    );
    assert.ok(new Set(scores).size > 5);
  });

  it('has a hackathon open for registration with open teams, one led by participant1', async () => {
    const one = (await test.call(teams.mine, getEventInput('monsoon-hack'), await logIn('participant1'))).body
      .data;
    assert.equal(one?.teamName, 'Night Owls');
    assert.equal(one.role, 'LEADER');
    assert.ok(one.members.length > 1 && one.members.length < one.maxTeamSize);
    const two = (await test.call(teams.mine, getEventInput('monsoon-hack'), await logIn('participant2'))).body
      .data;
    assert.equal(two?.teamName, 'Segfault Samosas');
    assert.equal(two.role, 'MEMBER');
    const page = (await test.call(events.details, getEventInput('monsoon-hack'))).body.data;
    assert.equal(page.registrationState, 'OPEN');
    assert.equal(page.timelineEntries.length, 2);
  });

  it('gives participant1 registered events and favourites, the finished quiz among them', async () => {
    const one = await logIn('participant1');
    const registered = (await test.call(registration.registered, {}, one)).body.data;
    assert.ok(registered.length >= 3);
    const favourites = (await test.call(registration.favourites, {}, one)).body.data;
    assert.ok(
      favourites.some(({ id }) => links.leaderboard(id) === `/leader/${createDemoId('event', 'grand-quiz')}`),
    );
  });

  it('lets host1 own several events and administer some of host2', async () => {
    const { content } = (await test.call(manageEvents.list, {}, await logIn('host1'))).body;
    const roles = content.map(({ data }) => data.role);
    assert.ok(roles.filter((role) => role === 'OWNER').length >= 4);
    assert.ok(roles.includes('ADMIN'));
    assert.ok(content.some(({ data }) => data.registrations === 30));
  });

  it('has a quiz of several days running, which participant1 can begin', async () => {
    const one = await logIn('participant1');
    const { data } = (await test.call(quiz.progress, getEventInput('weekend-quiz'), one)).body;
    assert.deepEqual([data.state, data.totalQuestions], ['NOT_STARTED', 12]);
    assert.ok(Date.parse(data.endsAt) - Date.parse(data.startsAt) > 3 * 24 * 3_600_000);
    const { params } = getEventInput('weekend-quiz');
    const first = await test.call(quiz.question, { params: { ...params, page: '1' } }, one);
    assert.equal(first.body.data.options.length, 4);
  });

  it('has people who are taking the running quiz or have submitted it', async () => {
    const states = await test.database
      .selectFrom('attempts')
      .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
      .where('eventId', '=', createDemoId('event', 'weekend-quiz'))
      .groupBy('state')
      .orderBy('state')
      .execute();
    // participant1 has begun in the test before.
    assert.deepEqual(
      states.map(({ state, count }) => [state, count]),
      [
        ['OPEN', 2],
        ['SUBMITTED', 9],
      ],
    );
  });

  it('has rewarded who took the finished quizzes: one person with badges, one just before the first', async () => {
    const readRewards = async (name: string) =>
      (await test.call(profile.read, {}, await logIn(name))).body.data;
    const one = await readRewards('participant1');
    assert.deepEqual([one.coins, one.badges.map(({ threshold }) => threshold)], [270, [100, 250]]);
    const two = await readRewards('participant2');
    assert.deepEqual([two.coins, two.badges], [90, []]);
  });

  it('gives participant1 a past of several pages with a cancelled event and a team, and recent views', async () => {
    const one = await logIn('participant1');
    const past = (await test.call(registration.pastEvents, {}, one)).body;
    assert.ok(past.totalElements > 20);
    assert.ok(past.data.some(({ registrationState }) => registrationState === 'CANCELLED'));
    assert.ok(past.data.some(({ team }) => team?.teamName === 'Tide Table'));
    const viewed = (await test.call(registration.viewed, {}, one)).body.content;
    assert.equal(viewed[0]?.id, createDemoId('event', 'monsoon-hack'));
    const liked = (await test.call(registration.favourites, {}, one)).body.data;
    const states = new Set(liked.map(({ registrationState }) => registrationState));
    assert.ok(states.has('ENDED') && states.has('CANCELLED') && states.has('OPEN'));
  });
});
