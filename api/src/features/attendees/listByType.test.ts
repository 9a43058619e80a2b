import assert from 'node:assert/strict';
import { it } from 'node:test';
import { attendees, MAX_COUNTED_PEOPLE } from '@marquee/shared-contracts';
import { buildHost } from '../../testing/buildAccount';
import { buildHackathon } from '../../testing/buildTeam';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();

it('counts the people of one type up to 20,000, and leads further by cursors (HO-1)', async () => {
  const host = await buildHost(test);
  const eventId = await buildHackathon(test, host);
  const type = 'Professional' as const;
  await registerCopies(test, { eventId, count: MAX_COUNTED_PEOPLE + 1, type });
  const list = async (after?: string) => {
    const query = { type, size: '700', ...(after !== undefined && { after }) };
    const { body } = await test.call(attendees.list, { params: { eventId }, query }, host.token);
    assert.equal(body.totalElements, MAX_COUNTED_PEOPLE);
    return body;
  };
  const first = await list();
  const second = await list(first.next);
  const ids = [first, second].flatMap(({ participants }) => participants.map(({ id }) => id));
  assert.equal(new Set(ids).size, 1_400);
});
