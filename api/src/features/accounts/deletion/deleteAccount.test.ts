import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, registration, type ReplyOf } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { saveMember, saveTeam } from '../../teams/queries';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildEvent, addHours } from '../../../testing/buildEvent';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { sampleRegistrationForm } from '../../../testing/sampleRegistrationForm';
import { setPassword } from '../../../testing/setPassword';

const test = setUpTestApp();
let host: TestAccount;
let person: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
  person = await buildParticipant(test);
});

const leave = (account = person) => test.call(auth.deleteAccount, {}, account.token);
const register = (eventId: string, account = person) =>
  test.call(registration.register, { params: { eventId }, body: sampleRegistrationForm }, account.token);
const readAccount = (account: TestAccount) =>
  test.database.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow();
const readRegistration = (eventId: string, account = person) =>
  test.database
    .selectFrom('registrations')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('userId', '=', account.id)
    .executeTakeFirstOrThrow();
const readTakenSeats = async (eventId: string): Promise<number> =>
  (
    await test.database
      .selectFrom('eventSeats')
      .select('taken')
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow()
  ).taken;

const findNotificationTexts = async ({ id }: TestAccount): Promise<string[]> =>
  (
    await test.database
      .selectFrom('notifications')
      .select('message')
      .where('recipientId', '=', id)
      .where('type', 'in', ['TEAM_CHANGE', 'JOIN_ANSWER'])
      .execute()
  ).map(({ message }) => message);

async function buildTeam(eventId: string, leader: TestAccount, members: TestAccount[]): Promise<string> {
  const id = uuidv7();
  const now = test.clock.now();
  await saveTeam(test.database, { eventId, id, name: `Team ${id}`, public: true, leaderId: leader.id, now });
  for (const { id: userId } of members)
    await saveMember(test.database, { eventId, teamId: id, userId, leader: false, joinedAt: now });
  return id;
}

describe('the own data', () => {
  it('is one document with all data of the person, and nothing of others', async () => {
    await setPassword(test, person);
    const eventId = await buildEvent(test, host, { title: 'Reading the sky' });
    await register(eventId);
    await register(eventId, await buildParticipant(test));
    await test.call(registration.addFavourite, { params: { eventId } }, person.token);
    await test.call(registration.details, { params: { eventId } }, person.token);
    const { status, headers, body } = await test.call(auth.exportOwnData, {}, person.token);
    assert.equal(status, 200);
    assert.equal(headers['content-disposition'], 'attachment; filename="marquee-my-data.json"');
    assert.equal(headers['cache-control'], 'no-store');
    const { data }: ReplyOf<typeof auth.exportOwnData> = body;
    assert.equal(data.account.email, person.email);
    assert.equal(data.exportedAt, test.clock.now().toISOString());
    assert.deepEqual(
      data.registrations.map(({ eventTitle, email, phoneNumber }) => [eventTitle, email, phoneNumber]),
      [['Reading the sky', person.email, '9876543210']],
    );
    assert.deepEqual(
      data.favourites.map(({ eventId: id }) => id),
      [eventId],
    );
    assert.deepEqual(
      data.recentViews.map(({ eventTitle }) => eventTitle),
      ['Reading the sky'],
    );
    assert.equal(data.sessions.length, 1);
    assert.ok(!/hash|argon2/i.test(JSON.stringify(body)), 'a secret in the export');
  });

  it('writes an audit entry and is limited to ten times an hour', async () => {
    for (let times = 0; times < 10; times += 1)
      assert.equal((await test.call(auth.exportOwnData, {}, person.token)).status, 200);
    assert.equal((await test.call(auth.exportOwnData, {}, person.token)).status, 429);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select('action')
      .where('actorId', '=', person.id)
      .execute();
    assert.equal(entries.filter(({ action }) => action === 'account.export').length, 10);
  });
});

describe('deleting the own account', () => {
  it('refuses a wrong password, throttled like the login, and accepts the right password', async () => {
    await setPassword(test, person, 'Right@123');
    const leaveBy = (currentPassword: string) =>
      test.call(auth.deleteAccount, { body: { currentPassword } }, person.token);
    for (const wrong of ['Wrong@123', '']) {
      const { status, error } = await leaveBy(wrong);
      assert.deepEqual(
        [status, error.errors],
        [400, [{ field: 'currentPassword', message: 'This is not your current password.' }]],
      );
    }
    assert.equal((await readAccount(person)).state, 'ACTIVE');
    const { body } = await leaveBy('Right@123');
    assert.equal(body.message, 'Your account was deleted.');
    assert.equal((await readAccount(person)).state, 'DELETED');
  });

  it('leaves no personal field behind, in no table', async () => {
    await setPassword(test, person);
    const eventId = await buildEvent(test, host);
    await register(eventId);
    await test.call(registration.addFavourite, { params: { eventId } }, person.token);
    const { username } = await readAccount(person);
    assert.equal((await leave()).status, 200);
    const kept = JSON.stringify([
      await readAccount(person),
      await readRegistration(eventId),
      await test.database.selectFrom('favourites').selectAll().where('userId', '=', person.id).execute(),
    ]);
    for (const personal of [
      person.email,
      username,
      'Priya',
      'Nair',
      '9876543210',
      'Example College',
      'argon2',
    ])
      assert.ok(!kept.includes(personal), personal);
    const mails = (await test.mails()).filter(({ to }) => to === person.email);
    assert.deepEqual(
      mails.map(({ subject }) => subject),
      ['Your Marquee account was deleted'],
    );
  });

  it('ends the sessions, and the email can sign up again', async () => {
    await setPassword(test, person);
    await leave();
    assert.equal((await test.call(auth.me, {}, person.token)).status, 401);
    const { email } = person;
    const logIn = await test.call(auth.authenticate, { body: { email, password: 'Right@123' } });
    assert.equal(logIn.error.code, 'WRONG_CREDENTIALS');
    const blank = await test.call(auth.authenticate, {
      body: { email: `deleted:${person.id}`, password: 'Right@123' },
    });
    assert.equal(blank.status, 400);
    assert.equal((await leave()).status, 401);
  });

  it('releases the seats of upcoming events, and keeps registrations of ended events as "Deleted user"', async () => {
    const ended = await buildEvent(test, host);
    await register(ended);
    await test.database
      .updateTable('events')
      .set({ registerEnd: addHours(test, -3), startTime: addHours(test, -3), endTime: addHours(test, -1) })
      .where('id', '=', ended)
      .execute();
    const upcoming = await buildEvent(test, host, { capacityMax: 5 });
    await register(upcoming);
    assert.equal(await readTakenSeats(upcoming), 1);
    assert.equal((await leave()).status, 200);
    const [past, next] = [await readRegistration(ended), await readRegistration(upcoming)];
    assert.deepEqual([past.state, past.firstName, past.lastName], ['ACTIVE', 'Deleted user', '']);
    assert.equal(next.state, 'CANCELLED');
    assert.deepEqual([await readTakenSeats(ended), await readTakenSeats(upcoming)], [1, 0]);
  });

  it('keeps the attempt at a running quiz, without a name', async () => {
    const eventId = await buildEvent(test, host, { category: 'quiz' });
    await register(eventId);
    await test.database
      .insertInto('attempts')
      .values({ eventId, userId: person.id, startedAt: test.clock.now(), submittedAt: null })
      .execute();
    assert.equal((await leave()).status, 200);
    const { state, firstName } = await readRegistration(eventId);
    assert.deepEqual([state, firstName, await readTakenSeats(eventId)], ['ACTIVE', 'Deleted user', 1]);
  });

  it('asks a leader to hand the team over first, and deletes the team of a leader without members', async () => {
    const eventId = await buildEvent(test, host, { teamCreationAllowed: true, maxTeamSize: 3 });
    const member = await buildParticipant(test);
    const teamId = await buildTeam(eventId, person, [member]);
    const refused = await leave();
    assert.deepEqual([refused.status, refused.error.code], [409, 'HANDOVER_FIRST']);
    assert.equal((await readAccount(person)).state, 'ACTIVE');
    assert.equal((await leave(member)).status, 200);
    assert.equal((await leave()).status, 200);
    const teams = await test.database.selectFrom('teams').select('id').where('id', '=', teamId).execute();
    assert.deepEqual(teams, []);
    assert.deepEqual(await findNotificationTexts(person), []);
  });

  it('notifies people with pending requests to a deleted team, and the leader of a team that lost a member', async () => {
    const eventId = await buildEvent(test, host, { teamCreationAllowed: true, maxTeamSize: 3 });
    const [waiting, member] = [await buildParticipant(test), await buildParticipant(test)];
    const teamId = await buildTeam(eventId, person, [member]);
    await test.database
      .insertInto('joinRequests')
      .values({ eventId, teamId, id: uuidv7(), userId: waiting.id, requestedAt: test.clock.now() })
      .execute();
    await leave(member);
    assert.deepEqual(await findNotificationTexts(person), [`A member has left Team ${teamId}.`]);
    await leave();
    assert.deepEqual(await findNotificationTexts(waiting), [
      `Team ${teamId} was deleted before your request was answered.`,
    ]);
  });

  it('withdraws pending requests to teams', async () => {
    const eventId = await buildEvent(test, host, { teamCreationAllowed: true, maxTeamSize: 3 });
    const teamId = await buildTeam(eventId, await buildParticipant(test), []);
    await test.database
      .insertInto('joinRequests')
      .values({ eventId, teamId, id: uuidv7(), userId: person.id, requestedAt: test.clock.now() })
      .execute();
    assert.equal((await leave()).status, 200);
    const { state } = await test.database
      .selectFrom('joinRequests')
      .select('state')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    assert.equal(state, 'CANCELLED');
  });

  it('asks a host to cancel or hand over upcoming events first, not ended or cancelled events', async () => {
    const eventId = await buildEvent(test, host);
    const refused = await leave(host);
    assert.deepEqual([refused.status, refused.error.code], [409, 'EVENTS_FIRST']);
    assert.equal(refused.error.message, 'Cancel or delete your upcoming events first.');
    await test.database
      .updateTable('events')
      .set({ cancelledAt: test.clock.now() })
      .where('id', '=', eventId)
      .execute();
    assert.equal((await leave(host)).status, 200);
    assert.equal((await readAccount(host)).firstname, 'Deleted user');
  });

  it('writes an audit entry', async () => {
    await leave();
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('objectId', '=', person.id)
      .execute();
    assert.deepEqual(entries, [{ actorId: person.id, action: 'account.delete', details: {} }]);
  });
});
