import assert from 'node:assert/strict';
import { it } from 'node:test';
import { MAX_SEARCH_HITS, quizEditor } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, buildParticipant } from '../../../testing/buildAccount';
import { buildQuiz } from '../../../testing/buildQuiz';
import { copyAccounts } from '../../../testing/copyAccounts';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const PEOPLE = MAX_SEARCH_HITS + 1;
const test = setUpTestApp();

it('a search among more scores than it counts lists all of them, best first, behind cursors (HO-13)', async () => {
  const host = await buildHost(test);
  const { eventId } = await buildQuiz(test, host);
  const ids = await copyAccounts(test, await buildParticipant(test), PEOPLE);
  const startedAt = test.clock.now();
  await sql`insert into attempts (event_id, user_id, state, started_at, submitted_at, answered, correct_answers)
    select ${eventId}, id, 'SUBMITTED', ${startedAt}::timestamptz,
      ${startedAt}::timestamptz + place * interval '1 second', 3, place % 4
    from unnest(${ids}::uuid[]) with ordinality as people (id, place)`.execute(test.database);
  test.clock.advance(2 * 3600);
  const list = async (query: Record<string, string>) =>
    (
      await test.call(
        quizEditor.scores,
        { params: { eventId }, query: { size: '100', ...query } },
        host.token,
      )
    ).body;
  let found = await list({ q: 'copy' });
  assert.deepEqual([found.totalElements, found.totalPages], [MAX_SEARCH_HITS, 10]);
  const rows = [...found.content];
  while (found.next !== undefined) {
    found = await list({ q: 'copy', after: found.next });
    rows.push(...found.content);
  }
  const sorted = rows.toSorted(
    (one, other) =>
      Number(other.correctAnswers) - Number(one.correctAnswers) ||
      Number(one.seconds) - Number(other.seconds),
  );
  assert.deepEqual(rows, sorted);
  assert.equal(new Set(rows.map(({ id }) => id)).size, PEOPLE);
  assert.equal((await list({ q: 'copy1001' })).totalElements, 1);
});
