import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { MAX_SEARCH_HITS, quizEditor, type ReplyOf } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildHost, buildParticipant } from '../../../testing/buildAccount';
import { buildQuiz } from '../../../testing/buildQuiz';
import { copyAccounts } from '../../../testing/copyAccounts';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const PEOPLE = 4_000;
const test = setUpTestApp();

describe('a search among more scores than it counts (HO-13)', () => {
  let list: (query: Record<string, string>) => Promise<ReplyOf<typeof quizEditor.scores>>;

  before(async () => {
    const host = await buildHost(test);
    const { eventId } = await buildQuiz(test, host);
    const ids = await copyAccounts(test, await buildParticipant(test), PEOPLE);
    const startedAt = test.clock.now();
    // Person 1 is the best.
    await sql`insert into attempts (event_id, user_id, state, started_at, submitted_at, answered, correct_answers)
      select ${eventId}, accounts.id, 'SUBMITTED', ${startedAt}::timestamptz,
        ${startedAt}::timestamptz + place * interval '1 second', 3, 3 - place / 2000
      from unnest(${ids}::uuid[]) as people (id) join accounts on accounts.id = people.id
      cross join lateral (select replace(username, 'copy', '')::int as place) places`.execute(test.database);
    test.clock.advance(2 * 3600);
    list = async (query) =>
      (
        await test.call(
          quizEditor.scores,
          { params: { eventId }, query: { size: '10', ...query } },
          host.token,
        )
      ).body;
  });

  const rows: [title: string, q: string, count: number][] = [
    ['in the order of the list', 'copy', PEOPLE],
    ['behind many attempts without it', 'copy3', 1_111],
    ['within names', 'opy3', 1_111],
  ];
  for (const [title, q, count] of rows)
    it(`lists all hits of a text ${title}, best first, behind cursors`, async () => {
      let found = await list({ q });
      assert.deepEqual([found.totalElements, found.totalPages], [MAX_SEARCH_HITS, 100]);
      const second = await list({ q, page: '1' });
      const names = found.content.map(({ name }) => name);
      while (found.next !== undefined) {
        found = await list({ q, after: found.next });
        names.push(...found.content.map(({ name }) => name));
      }
      const places = Array.from({ length: PEOPLE }, (_, index) => index + 1);
      const expected = places.map((place) => `Copy${place}`).filter((name) => name.toLowerCase().includes(q));
      assert.equal(expected.length, count);
      assert.deepEqual(
        names.map((name) => name.split(' ')[0]),
        expected,
      );
      assert.deepEqual(
        second.content.map(({ name }) => name),
        names.slice(10, 20),
      );
    });

  it('counts rare hits', async () => {
    const { totalElements, content } = await list({ q: 'copy1001@' });
    assert.deepEqual([totalElements, content.length], [1, 1]);
    assert.equal((await list({ q: 'copy', state: 'DISQUALIFIED' })).totalElements, 0);
  });
});
