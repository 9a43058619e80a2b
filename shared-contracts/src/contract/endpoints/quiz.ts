import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { leaderboard } from '../entities/leaderboard';
import { digits } from '../entities/text';

/** The board of a quiz: for those who submitted, after the end for all registered, for its hosts always (LB-3). */
export const leaderboardAndScores = endpoint('GET', '/api/participant/quiz/:eventId/leaderboard-and-scores', {
  access: 'account',
  object: 'may read the leaderboard',
  failure: 'Failed to fetch leaderboard',
  query: z.object({ limit: z.optional(digits(1, 100)) }),
  reply: envelope(leaderboard),
});
