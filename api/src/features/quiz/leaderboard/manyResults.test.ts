import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { quiz } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { buildAttempt, buildQuiz, type TestQuiz } from '../../../testing/buildQuiz';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { scoreAttempts } from '../queries';

const test = setUpTestApp();

async function takeQuiz(of: TestQuiz, answers: ('right' | 'wrong' | 'open')[]): Promise<TestAccount> {
  const by = await buildParticipant(test);
  await buildAttempt(test, of, { by, answers });
  await scoreAttempts(test.database, of.eventId, [by.id]);
  return by;
}

async function readLeaderboard({ eventId }: TestQuiz, by: TestAccount) {
  const call = { params: { eventId }, query: { limit: '100' } };
  const { rank, total, topScores } = (await test.call(quiz.leaderboardAndScores, call, by.token)).body.data;
  return [rank, total, topScores.length, topScores.some(({ own }) => own)];
}

describe('a leaderboard with more people than it shows', () => {
  it('ranks people outside the top, and people who submitted since it was read', async () => {
    const taken = await buildQuiz(test, await buildHost(test));
    await Promise.all(Array.from({ length: 100 }, () => takeQuiz(taken, ['right', 'right', 'right'])));
    const behind = await takeQuiz(taken, ['right', 'right', 'wrong']);
    // The builder submits attempts ten minutes after their start.
    test.clock.advance(601);
    assert.deepEqual(await readLeaderboard(taken, behind), [101, 101, 100, false]);
    assert.deepEqual(await readLeaderboard(taken, await takeQuiz(taken, ['right', 'open', 'open'])), [
      102,
      102,
      100,
      false,
    ]);
    const best = await takeQuiz(taken, ['right', 'right', 'right']);
    assert.deepEqual(await readLeaderboard(taken, best), [1, 102, 100, false]);
  });
});
