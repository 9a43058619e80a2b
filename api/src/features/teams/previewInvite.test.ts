import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { teams } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { buildHost } from '../../testing/buildAccount';
import { buildHackathon, buildTeam } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

const preview = (code: string) => test.call(teams.previewInvite, { params: { code } });

async function invite(visibility: 'public' | 'private'): Promise<string> {
  const eventId = await buildHackathon(test, await buildHost(test), { visibility });
  const team = await buildTeam(test, eventId);
  const { body } = await test.call(teams.invite, { params: { teamId: team.id } }, team.leader.token);
  return body.data.code;
}

describe('an invite without a session (TM-20)', () => {
  it('names the team and the event, and no person', async () => {
    const { body } = await preview(await invite('public'));
    assert.deepEqual(body.data, { teamName: 'Night Owls', eventTitle: 'Monsoon Hack' });
  });

  it('names no private event (EV-10)', async () => {
    const { body } = await preview(await invite('private'));
    assert.deepEqual(body.data, { teamName: 'Night Owls', eventTitle: null });
  });

  it('is unknown with another code, and says when it has expired', async () => {
    const code = await invite('public');
    assert.equal((await preview(uuidv7())).status, 404);
    test.clock.advance(7 * 86_400);
    const { status, error } = await preview(code);
    assert.deepEqual([status, error.message], [410, 'This invite has expired.']);
  });
});
