import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { registration, teams } from '@marquee/shared-contracts';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import {
  answerRequest,
  buildHackathon,
  buildMember,
  buildRegistered,
  buildTeam,
  findNotifications,
  requestToJoin,
  type TestTeam,
} from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { mailRejections } from './mailRejections';

const test = setUpTestApp({}, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let team: TestTeam;
let asker: TestAccount;
let requestId: string;
beforeEach(async () => {
  team = await buildTeam(test, await buildHackathon(test, host));
  asker = await buildRegistered(test, team.eventId);
  requestId = await requestToJoin(test, team, asker);
  await answerRequest(test, requestId, { by: team.leader, response: 'REJECTED' });
});

const restore = ({ token }: TestAccount = team.leader) =>
  test.call(teams.restoreRequest, { params: { requestId } }, token);

const listAnswers = async () =>
  (await findNotifications(test, asker, 'JOIN_ANSWER')).map(({ message }) => message);
const countMails = async () =>
  (await test.mails()).filter(({ to, subject }) => to === asker.email && subject.startsWith('Your request'))
    .length;

describe('a rejection (TM-19)', () => {
  it('is notified at once, and mailed once after a minute', async () => {
    const REFUSED = 'Night Owls did not accept your request.';
    test.clock.advance(59);
    await mailRejections(test.app);
    assert.deepEqual([await listAnswers(), await countMails()], [[REFUSED], 0]);
    test.clock.advance(1);
    await Promise.all([mailRejections(test.app), mailRejections(test.app)]);
    await mailRejections(test.app);
    assert.deepEqual([await listAnswers(), await countMails()], [[REFUSED], 1]);
  });

  it('can be undone until then, repeatedly: the request is pending, and the next answer is told', async () => {
    test.clock.advance(59);
    for (let time = 0; time < 2; time += 1)
      assert.deepEqual((await restore()).body.data, { id: requestId, state: 'PENDING' });
    const [notification] = await findNotifications(test, team.leader, 'JOIN_REQUEST');
    assert.equal(Object(notification?.action).state, 'PENDING');
    test.clock.advance(120);
    await mailRejections(test.app);
    assert.deepEqual([await listAnswers(), await countMails()], [[], 0]);
    assert.equal((await answerRequest(test, requestId, { by: team.leader })).status, 200);
    assert.deepEqual(await listAnswers(), ['You are now a member of Night Owls.']);
    assert.equal((await restore()).error.message, 'Already approved');
  });

  it('is final after a minute, even if its mail waits', async () => {
    test.clock.advance(60);
    const { status, error } = await restore();
    assert.deepEqual([status, error.message], [409, 'Already rejected']);
  });

  it('cannot be undone for a person who has a team or left the event, nor after the deadline', async () => {
    const other = await buildTeam(test, team.eventId, { name: 'Bees' });
    const second = await requestToJoin(test, other, asker);
    await answerRequest(test, second, { by: other.leader });
    assert.equal((await restore()).error.code, 'REQUESTER_UNAVAILABLE');
    await test.call(registration.cancelRegistration, { params: { eventId: team.eventId } }, asker.token);
    assert.equal((await restore()).error.code, 'REQUESTER_UNAVAILABLE');
    test.clock.advance(48 * 3600);
    assert.equal((await restore()).error.message, 'Already expired');
  });

  it('can be undone by the leader of that team only', async () => {
    const member = await buildMember(test, team);
    for (const by of [member, asker]) assert.equal((await restore(by)).status, 404);
  });
});
