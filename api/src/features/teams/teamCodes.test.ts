import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { isTeamCode, teams } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildHackathon, buildRegistered, buildTeam, type TestTeam } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp({}, async () => {
  host = await buildHost(test);
});
let host: TestAccount;
let eventId: string;
beforeEach(async () => {
  eventId = await buildHackathon(test, host);
});

const createInvite = async ({ id, leader }: TestTeam) =>
  (await test.call(teams.invite, { params: { teamId: id } }, leader.token)).body.data;

const findByCode = (teamCode: string, by: TestAccount, at = eventId) =>
  test.call(teams.findByCode, { params: { eventId: at }, body: { teamCode } }, by.token);

/** A code that is valid but belongs to no team, for a number below 32. */
const createWrongCode = (number: number): string => `ZZZZ0${number.toString(10).padStart(3, '0')}`;

async function buildInvite() {
  const team = await buildTeam(test, eventId, { isPublic: false });
  const { code, teamCode } = await createInvite(team);
  assert.ok(teamCode && isTeamCode(teamCode));
  return { team, code, teamCode };
}

describe('team codes (TM-18)', () => {
  it('lead registered people to the invite, however the code is typed', async () => {
    const { team, code, teamCode } = await buildInvite();
    const own = await test.call(teams.mine, { params: { eventId } }, team.leader.token);
    assert.equal(own.body.data?.invite?.teamCode, teamCode);
    const friend = await buildRegistered(test, eventId);
    const typed = ` ${teamCode.slice(0, 4).toLowerCase()} - ${teamCode.slice(4).replaceAll('0', 'o')} `;
    for (const text of [teamCode, typed]) {
      const { status, body } = await findByCode(text, friend);
      assert.deepEqual([status, body.data], [200, { code }]);
    }
  });

  it('are absent in other events and without a registration', async () => {
    const { teamCode } = await buildInvite();
    const stranger = await findByCode(teamCode, await buildParticipant(test));
    assert.deepEqual([stranger.status, stranger.error.code], [403, 'NOT_REGISTERED']);
    const otherId = await buildHackathon(test, host);
    const other = await findByCode(teamCode, await buildRegistered(test, otherId), otherId);
    assert.deepEqual([other.status, other.error.code], [404, 'TEAM_CODE_UNKNOWN']);
  });

  it('end with their invite: after seven days, and when a new invite is created', async () => {
    eventId = await buildHackathon(test, host, {
      registerEnd: new Date(test.clock.now().getTime() + 200 * 3_600_000),
      endTime: new Date(test.clock.now().getTime() + 300 * 3_600_000),
    });
    const { team, teamCode: voided } = await buildInvite();
    const { teamCode } = await createInvite(team);
    assert.equal((await findByCode(voided, await buildRegistered(test, eventId))).status, 404);
    test.clock.advance(7 * 24 * 3600);
    const late = await findByCode(teamCode ?? '', await buildRegistered(test, eventId));
    assert.deepEqual([late.status, late.error.code], [410, 'INVITE_EXPIRED']);
  });

  it('allow ten wrong tries an hour and account, also in parallel; right codes are not counted', async () => {
    const { teamCode } = await buildInvite();
    const guesser = await buildRegistered(test, eventId);
    for (let time = 0; time < 12; time += 1) assert.equal((await findByCode(teamCode, guesser)).status, 200);
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, number) => findByCode(createWrongCode(number), guesser)),
    );
    assert.deepEqual(guesses.map(({ status }) => status).toSorted(), [...Array(10).fill(404), 429, 429]);
    const blocked = await findByCode(teamCode, guesser);
    assert.deepEqual([blocked.status, blocked.error.code], [429, 'TOO_MANY_REQUESTS']);
    assert.equal((await findByCode(teamCode, await buildRegistered(test, eventId))).status, 200);
    test.clock.advance(3600);
    assert.equal((await findByCode(teamCode, guesser)).status, 200);
  });

  it('must have eight letters and digits; a malformed code is not a try', async () => {
    const guesser = await buildRegistered(test, eventId);
    for (let time = 0; time < 11; time += 1) {
      const { status, error } = await findByCode('KX7', guesser);
      assert.deepEqual([status, error.errors?.[0]?.message], [400, 'A team code has 8 letters and digits.']);
    }
  });
});
