import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { attendees, MAX_SEARCH_HITS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildRequests } from '../../testing/buildRequests';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { buildHackathon, buildTeam } from '../../testing/buildTeam';
import { registerCopies } from '../../testing/registerCopies';
import { setUpTestApp } from '../../testing/setUpTestApp';

const PEOPLE = MAX_SEARCH_HITS + 1;
const test = setUpTestApp();

describe('a list of more people than a search counts', () => {
  let host: TestAccount;
  let eventId = '';
  const list = async (query: Record<string, string>) =>
    (await test.call(attendees.list, { params: { eventId }, query }, host.token)).body;

  before(async () => {
    host = await buildHost(test);
    eventId = await buildHackathon(test, host);
    await registerCopies(test, { eventId, count: PEOPLE });
    await test.database
      .updateTable('eventSeats')
      .set({ taken: PEOPLE })
      .where('eventId', '=', eventId)
      .execute();
  });

  it('has a page of at most 700, whatever a call asks for (HO-1)', async () => {
    for (const query of [{}, { size: '1000' }] as Record<string, string>[]) {
      const { participants, totalPages, totalElements } = await list(query);
      assert.deepEqual([participants.length, totalPages, totalElements], [700, 2, PEOPLE]);
    }
    assert.equal((await list({ size: '1000', page: '1' })).participants.length, PEOPLE - 700);
  });

  it('counts a search up to 1,000, and leads further by cursors, also to members of a team of that name', async () => {
    const team = await buildTeam(test, eventId, { name: 'Copycats' });
    let found = await list({ q: 'copy', size: '500' });
    assert.deepEqual([found.totalElements, found.totalPages], [MAX_SEARCH_HITS, 2]);
    const ids = new Set(found.participants.map(({ id }) => id));
    while (found.next !== undefined) {
      found = await list({ q: 'copy', size: '500', after: found.next });
      for (const { id } of found.participants) ids.add(id);
    }
    assert.deepEqual([ids.size, ids.has(team.leader.id)], [PEOPLE + 1, true]);
    assert.equal((await list({ q: 'copy77@' })).totalElements, 1);
    assert.equal((await list({ type: sampleRegistrationForm.type })).totalElements, PEOPLE + 1);
  });

  it('counts a search among requests up to 1,000', async () => {
    const asked = await buildRequests(test, 1);
    await sql`insert into registration_requests (event_id, user_id, requested_at, form)
      select ${asked.eventId}, accounts.id, requested_at, form || jsonb_build_object('email', accounts.email)
      from registration_requests, accounts
      where registration_requests.event_id = ${asked.eventId} and accounts.email like 'copy%'`.execute(
      test.database,
    );
    const count = async (query: Record<string, string>) =>
      (await test.call(attendees.requests, { params: { eventId: asked.eventId }, query }, asked.host.token))
        .body.totalElements;
    assert.deepEqual(
      [await count({}), await count({ q: 'copy' }), await count({ q: 'copy77@' })],
      [PEOPLE + 1, MAX_SEARCH_HITS, 1],
    );
  });
});
