import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, registration, teams } from '@marquee/shared-contracts';
import { purgeExpired } from '../../purgeExpired';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { addHours } from '../../testing/buildEvent';
import {
  answerRequest,
  requestToJoin,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  findNotifications,
  type TestTeam,
} from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp({ publicUrl: 'https://marquee.test' }, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  eventId = await buildHackathon(test, host);
});

const request = (teamId: string, by: TestAccount) =>
  test.call(teams.requestToJoin, { params: { teamId } }, by.token);

const readOwnTeam = async (by: TestAccount) =>
  (await test.call(teams.mine, { params: { eventId } }, by.token)).body.data;

/** The mails to the leader about requests. */
const listRequestMails = async ({ leader }: TestTeam) =>
  (await test.mails()).filter(({ to, subject }) => to === leader.email && subject.includes('join'));

const getError = ({ status, error }: Awaited<ReturnType<typeof request>>) => [status, error.code];

describe('asking to join a team', () => {
  it('leaves a pending request and notifies the leader once; a repeat returns the same request', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId, 'Arun');
    const first = await request(team.id, asker);
    const repeat = await request(team.id, asker);
    assert.deepEqual([first.status, repeat.status], [201, 200]);
    const { id } = first.body;
    assert.equal(repeat.body.id, id);
    assert.deepEqual(await findNotifications(test, team.leader, 'JOIN_REQUEST'), [
      {
        message: `Arun Nair would like to join Night Owls. request id: ${id}`,
        action: { type: 'JOIN_REQUEST', requestId: id, teamId: team.id, state: 'PENDING' },
      },
    ]);
    assert.deepEqual(
      (await readOwnTeam(team.leader))?.requests.map((waiting) => [waiting.id, waiting.firstname]),
      [[id, 'Arun']],
    );
  });

  it('mails the leader once, with a link to the team', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId, 'Arun');
    for (let time = 0; time < 2; time += 1) await request(team.id, asker);
    const mails = await listRequestMails(team);
    assert.deepEqual(
      mails.map(({ subject, text }) => [subject, text]),
      [
        [
          'Arun Nair would like to join Night Owls',
          'Hello Lena,\n\nArun Nair would like to join your team Night Owls for Monsoon Hack. Accept or decline the request on the team’s page.\n\n' +
            `Open my team:\nhttps://marquee.test/team/${eventId}`,
        ],
      ],
    );
  });

  it('carries a message to the leader, in the team, the mail and the own data, but not in the notification (TM-5)', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId, 'Arun');
    const ask = (message: string) =>
      test.call(teams.requestToJoin, { params: { teamId: team.id }, body: { message } }, asker.token);
    assert.equal((await ask('x'.repeat(201))).status, 400);
    assert.equal((await ask('  I know circuits.\nrequest id: 7 ')).status, 201);
    const own = await test.call(teams.mine, { params: { eventId } }, team.leader.token);
    const message = 'I know circuits. request id: 7';
    assert.equal(own.body.data?.requests[0]?.message, message);
    const [mail] = await listRequestMails(team);
    assert.match(mail?.text ?? '', /Their message: “I know circuits\. request id: 7”/);
    const [notification] = await findNotifications(test, team.leader, 'JOIN_REQUEST');
    assert.doesNotMatch(notification?.message ?? '', /circuits/);
    const exported = await test.call(auth.exportOwnData, {}, asker.token);
    assert.equal(exported.body.data.joinRequests[0]?.message, message);
  });

  it('mails once in 24 hours about a person who withdraws and asks again', async () => {
    const times = { registerEnd: addHours(test, 72), endTime: addHours(test, 75) };
    eventId = await buildHackathon(test, host, times);
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId, 'Arun');
    const askAgain = async () => {
      const { body } = await request(team.id, asker);
      await test.call(teams.cancelRequest, { params: { requestId: body.id } }, asker.token);
    };
    await askAgain();
    await askAgain();
    assert.equal((await listRequestMails(team)).length, 1);
    assert.equal((await findNotifications(test, team.leader, 'JOIN_REQUEST')).length, 2);
    test.clock.advance(24 * 3600);
    await askAgain();
    assert.equal((await listRequestMails(team)).length, 2);
  });

  it('mails a leader at most 20 requests a day', async () => {
    const team = await buildTeam(test, eventId);
    const askers = await Promise.all(
      Array.from({ length: 21 }, () => buildRegistered(test, eventId, 'Arun')),
    );
    for (const asker of askers) await request(team.id, asker);
    const mails = await listRequestMails(team);
    assert.equal(mails.length, 20);
    assert.equal((await findNotifications(test, team.leader, 'JOIN_REQUEST')).length, 21);
  });

  it('is refused for a member of another team, by a full team, and after the deadline', async () => {
    const team = await buildTeam(test, eventId);
    const other = await buildTeam(test, eventId, { name: 'Bees' });
    assert.deepEqual(getError(await request(team.id, other.leader)), [409, 'ALREADY_IN_TEAM']);
    await buildMember(test, team);
    await buildMember(test, team);
    const asker = await buildRegistered(test, eventId);
    const full = await request(team.id, asker);
    assert.deepEqual([full.status, full.error.code, full.error.message], [409, 'TEAM_FULL', 'Team is full']);
    const late = await buildRegistered(test, eventId);
    await request(other.id, asker);
    test.clock.advance(48 * 3600);
    // A repeat is refused too, because nobody can answer the first request any more.
    assert.deepEqual(getError(await request(other.id, asker)), [409, 'TEAMS_CLOSED']);
    assert.deepEqual(getError(await request(other.id, late)), [409, 'TEAMS_CLOSED']);
  });

  it('answers 404 for a private team, and asks to register first for a public team', async () => {
    const hidden = await buildTeam(test, eventId, { isPublic: false });
    assert.deepEqual(getError(await request(hidden.id, await buildRegistered(test, eventId))), [
      404,
      'NOT_FOUND',
    ]);
    const open = await buildTeam(test, eventId, { name: 'Bees' });
    assert.deepEqual(getError(await request(open.id, await buildParticipant(test))), [403, 'NOT_REGISTERED']);
  });

  it('is blocked for a day after a rejection, and for ever after the third request', async () => {
    eventId = await buildHackathon(test, host, {
      registerEnd: new Date(test.clock.now().getTime() + 200 * 3_600_000),
      endTime: new Date(test.clock.now().getTime() + 300 * 3_600_000),
    });
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId);
    for (let time = 0; time < 3; time += 1) {
      await answerRequest(test, await requestToJoin(test, team, asker), {
        by: team.leader,
        response: 'rejected',
      });
      const { body } = await test.call(teams.search, { params: { eventId }, query: {} }, asker.token);
      const found = body.data.find(({ id }) => id === team.id);
      assert.equal(found?.rejectedUntil, new Date(test.clock.now().getTime() + 86_400_000).toISOString());
      test.clock.advance(24 * 3600 - 1);
      const early = await request(team.id, asker);
      assert.equal(early.status, 429);
      if (time < 2)
        assert.deepEqual([early.error.code, early.headers['retry-after']], ['REJECTED_BEFORE', '1']);
      test.clock.advance(1);
    }
    assert.deepEqual(getError(await request(team.id, asker)), [429, 'ASKED_OFTEN']);
  });

  it('allows at most ten pending requests per event', async () => {
    const asker = await buildRegistered(test, eventId);
    for (let team = 0; team < 10; team += 1)
      await requestToJoin(test, await buildTeam(test, eventId, { name: `Team ${team}` }), asker);
    const eleventh = await buildTeam(test, eventId, { name: 'Team eleven' });
    assert.deepEqual(getError(await request(eleventh.id, asker)), [429, 'REQUESTS_WAITING']);
  });

  it('can be withdrawn, by the requesting person only', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId);
    const requestId = await requestToJoin(test, team, asker);
    const cancel = (by: TestAccount) => test.call(teams.cancelRequest, { params: { requestId } }, by.token);
    assert.equal((await cancel(team.leader)).status, 404);
    for (let time = 0; time < 2; time += 1)
      assert.deepEqual((await cancel(asker)).body.data, { id: requestId, state: 'CANCELLED' });
    const late = await answerRequest(test, requestId, { by: team.leader });
    assert.deepEqual(
      [late.status, late.error.code, late.error.message],
      [409, 'ALREADY_ANSWERED', 'Already cancelled'],
    );
  });
});

describe('answering a request', () => {
  it('admits the person, closes the other requests, and notifies everybody', async () => {
    const team = await buildTeam(test, eventId);
    const other = await buildTeam(test, eventId, { name: 'Bees' });
    const member = await buildMember(test, team);
    const asker = await buildRegistered(test, eventId, 'Arun');
    const elsewhere = await requestToJoin(test, other, asker);
    const requestId = await requestToJoin(test, team, asker);
    for (let time = 0; time < 2; time += 1)
      assert.deepEqual(
        (await answerRequest(test, requestId, { by: team.leader, response: 'Approved' })).body.data,
        {
          id: requestId,
          state: 'APPROVED',
        },
      );
    assert.deepEqual(
      [(await readOwnTeam(asker))?.id, (await readOwnTeam(asker))?.members.length],
      [team.id, 3],
    );
    assert.equal(
      (await answerRequest(test, elsewhere, { by: other.leader })).error.message,
      'Already cancelled',
    );
    assert.deepEqual(
      (await findNotifications(test, team.leader, 'JOIN_REQUEST')).map(({ action }) => action?.state),
      ['APPROVED', 'APPROVED'],
    );
    assert.deepEqual(await findNotifications(test, asker, 'JOIN_ANSWER'), [
      {
        message: 'You are now a member of Night Owls.',
        action: { type: 'JOIN_ANSWER', requestId, teamId: team.id, state: 'APPROVED' },
      },
    ]);
    assert.deepEqual(
      (await findNotifications(test, member, 'TEAM_CHANGE')).map(({ message }) => message),
      ['Arun Nair has joined Night Owls.'],
    );
    const letters = (await test.mails()).filter(
      ({ to, subject }) => to === asker.email && subject === 'Your request to join Night Owls',
    );
    assert.equal(letters.length, 1);
  });

  it('is final: the opposite answer is refused, and other values are invalid', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId);
    const requestId = await requestToJoin(test, team, asker);
    assert.equal((await answerRequest(test, requestId, { by: team.leader, response: 'maybe' })).status, 400);
    await answerRequest(test, requestId, { by: team.leader, response: 'REJECTED' });
    const opposite = await answerRequest(test, requestId, { by: team.leader });
    assert.deepEqual(
      [opposite.status, opposite.error.code, opposite.error.message],
      [409, 'ALREADY_ANSWERED', 'Already rejected'],
    );
    assert.equal(await readOwnTeam(asker), null);
  });

  it('is allowed for the leader of that team only', async () => {
    const team = await buildTeam(test, eventId);
    const member = await buildMember(test, team);
    const other = await buildTeam(test, eventId, { name: 'Bees' });
    const asker = await buildRegistered(test, eventId);
    const requestId = await requestToJoin(test, team, asker);
    for (const by of [member, other.leader, asker])
      assert.equal((await answerRequest(test, requestId, { by })).status, 404);
  });

  it('leaves the request pending when the team is full', async () => {
    const team = await buildTeam(test, eventId);
    const asker = await buildRegistered(test, eventId);
    const requestId = await requestToJoin(test, team, asker);
    await buildMember(test, team);
    await buildMember(test, team);
    const full = await answerRequest(test, requestId, { by: team.leader });
    assert.deepEqual([full.status, full.error.code], [409, 'TEAM_FULL']);
    assert.deepEqual(
      (await readOwnTeam(team.leader))?.requests.map(({ id }) => id),
      [requestId],
    );
  });

  it('is refused after the person cancelled the registration, and after the deadline', async () => {
    const team = await buildTeam(test, eventId);
    const [left, waiting] = [await buildRegistered(test, eventId), await buildRegistered(test, eventId)];
    const [first, second] = [await requestToJoin(test, team, left), await requestToJoin(test, team, waiting)];
    await test.call(registration.cancelRegistration, { params: { eventId } }, left.token);
    assert.equal((await answerRequest(test, first, { by: team.leader })).error.message, 'Already cancelled');
    test.clock.advance(48 * 3600);
    assert.equal((await answerRequest(test, second, { by: team.leader })).error.message, 'Already expired');
    await purgeExpired(test.app);
    const states = (await findNotifications(test, team.leader, 'JOIN_REQUEST')).map(
      ({ action }) => action?.state,
    );
    assert.deepEqual(states.toSorted(), ['CANCELLED', 'EXPIRED']);
  });
});
