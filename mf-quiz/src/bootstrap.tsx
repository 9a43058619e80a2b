import { quiz } from '@marquee/shared-contracts';
import { type FakeApi, FakeQuiz, sampleLeaderboard, success } from '@marquee/shared-contracts/testing';

/** What the API answers when this remote runs alone: a quiz of three questions and its board. */
export function bootstrap(api: FakeApi): void {
  const taken = new FakeQuiz(api);
  api.on(quiz.leaderboardAndScores, () => success(sampleLeaderboard({ total: taken.totalQuestions })));
}
