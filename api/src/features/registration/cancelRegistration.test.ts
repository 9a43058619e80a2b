import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import {
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  findNotifications,
} from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const register = (eventId: string, by: TestAccount) =>
  test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, by.token);
const cancel = (eventId: string, by: TestAccount) =>
  test.call(registration.cancelRegistration, { params: { eventId } }, by.token);
const getError = ({ status, error }: Awaited<ReturnType<typeof cancel>>) => [status, error.code];

describe('cancelling a registration', () => {
  it('frees the seat immediately and sends a mail; a repeat changes nothing', async () => {
    const eventId = await buildEvent(test, host, { capacityMax: 1 });
    const person = await buildRegistered(test, eventId);
    const other = await buildParticipant(test);
    assert.equal((await register(eventId, other)).error.code, 'EVENT_FULL');
    for (let time = 0; time < 2; time += 1) assert.equal((await cancel(eventId, person)).status, 200);
    assert.equal((await register(eventId, other)).status, 201);
    assert.equal((await register(eventId, person)).error.code, 'EVENT_FULL');
    const letters = (await test.mails()).filter(({ to }) => to === person.email);
    assert.deepEqual(
      letters.map(({ subject }) => subject),
      ['You are registered: Reading the sky', 'You are no longer registered: Reading the sky'],
    );
    assert.deepEqual((await test.call(registration.registered, {}, person.token)).body.data, []);
  });

  it('can be repeated also for a private event, which is absent then', async () => {
    const eventId = await buildEvent(test, host, { visibility: 'private' });
    const person = await buildRegistered(test, eventId);
    await cancel(eventId, person);
    assert.equal((await cancel(eventId, person)).status, 200);
    const page = await test.call(registration.details, { params: { eventId } }, person.token);
    assert.equal(page.status, 404);
  });

  it('requires a registration', async () => {
    const person = await buildParticipant(test);
    assert.deepEqual(getError(await cancel(await buildEvent(test, host), person)), [403, 'NOT_REGISTERED']);
    const hidden = await buildEvent(test, host, { visibility: 'private' });
    assert.deepEqual(getError(await cancel(hidden, person)), [404, 'NOT_FOUND']);
  });

  it('ends with registration, or with the start if registration stays open longer', async () => {
    const closing = await buildEvent(test, host, { registerEnd: addHours(test, 2) });
    const late = await buildEvent(test, host, { startTime: addHours(test, 2) });
    for (const eventId of [closing, late]) {
      const [inTime, tooLate] = [await buildRegistered(test, eventId), await buildRegistered(test, eventId)];
      test.clock.advance(2 * 3600 - 1);
      assert.equal((await cancel(eventId, inTime)).status, 200);
      test.clock.advance(1);
      const { status, error } = await cancel(eventId, tooLate);
      assert.deepEqual(
        [status, error.code, error.message],
        [409, 'REGISTRATION_CLOSED', 'It is too late to cancel this registration.'],
      );
      test.clock.advance(-2 * 3600);
    }
  });

  it('is refused after an attempt', async () => {
    const eventId = await buildEvent(test, host);
    const person = await buildRegistered(test, eventId);
    await test.database
      .insertInto('attempts')
      .values({ eventId, userId: person.id, startedAt: test.clock.now(), submittedAt: null })
      .execute();
    assert.deepEqual(getError(await cancel(eventId, person)), [409, 'ATTEMPT_EXISTS']);
  });

  it('leaves the team; a leader with members hands over first, a leader without members deletes it', async () => {
    const eventId = await buildHackathon(test, host);
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team, 'Arun');
    assert.deepEqual(getError(await cancel(eventId, team.leader)), [409, 'HANDOVER_FIRST']);
    await cancel(eventId, member);
    assert.deepEqual(
      (await findNotifications(test, team.leader, 'TEAM_CHANGE')).map(({ message }) => message),
      ['Arun Nair has left Night Owls.'],
    );
    await cancel(eventId, team.leader);
    const stranger = await buildRegistered(test, eventId);
    const found = await test.call(teams.search, { params: { eventId } }, stranger.token);
    assert.deepEqual(found.body.data, []);
  });
});

describe('the host', () => {
  it('is notified once an hour of registrations, and once that the event is full', async () => {
    const eventId = await buildEvent(test, host, { capacityMax: 3 });
    const people = [await buildRegistered(test, eventId), await buildRegistered(test, eventId)];
    assert.equal((await findNotifications(test, host, 'REGISTRATION')).length, 1);
    assert.equal((await findNotifications(test, host, 'CAPACITY_REACHED')).length, 0);
    test.clock.advance(3600);
    people.push(await buildRegistered(test, eventId));
    const [first] = people;
    assert.ok(first);
    await cancel(eventId, first);
    await register(eventId, first);
    assert.deepEqual(
      (await findNotifications(test, host, 'REGISTRATION')).map(({ message }) => message),
      ['1 person registered for Reading the sky.', '3 people registered for Reading the sky.'],
    );
    assert.deepEqual(
      (await findNotifications(test, host, 'CAPACITY_REACHED')).map(({ message }) => message),
      ['All 3 seats of Reading the sky are taken.'],
    );
  });
});
