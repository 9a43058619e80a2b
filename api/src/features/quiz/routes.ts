import { quiz } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import { route, succeed } from '../../platform/http/route';
import { answerRoute } from './answerRoute';
import { leaderboardRoute } from './leaderboard/leaderboardRoute';
import { refreshLeaderboard } from './leaderboard/leaderboardCache';
import { BatchQueue } from '../../platform/BatchQueue';
import { refuseAttempt } from './findCurrentAttempt';
import { submitAttempts, type SubmitOutcome } from './submitAttempts';
import { attemptRoutes } from './attemptRoutes';

export function quizRoutes(app: Application): void {
  attemptRoutes(app);
  answerRoute(app);
  submitRoute(app);
  leaderboardRoute(app);
}

/** Attempts submitted per transaction. */
const SUBMITS = 250;

function submitRoute(app: Application): void {
  const batches = new BatchQueue<string, SubmitOutcome>({
    perform: (eventId, userIds) => submitAttempts(app, eventId, userIds),
    keyOf: (userId) => userId,
    maxBatchSize: SUBMITS,
  });
  route(app, quiz.submit, async ({ params: { eventId }, account }) => {
    const attemptKey = { eventId, userId: account.id };
    const result = await batches.add(eventId, account.id);
    if ('answered' in result) {
      refreshLeaderboard(app.leaderboards, eventId);
      return succeed(result, 'Quiz submitted successfully!');
    }
    if ('error' in result) throw result.error;
    const { refusal, tookPart } = result;
    return refusal === 'NO_ATTEMPT' ? refuse(refusal) : refuseAttempt(refusal, attemptKey, tookPart);
  });
}
