import { z } from '#schema';

/**
 * A quiz's leaderboard, best first, with the caller's result and rank, null without an attempt. Anonymous names are
 * hidden from others (LB-6). `teamScores` holds the best teams and the caller's, by the sum of right answers.
 */
export const leaderboard = z.object({
  eventTitle: z.string(),
  ended: z.boolean(),
  topScores: z.array(
    z.object({
      rank: z.int(),
      participantName: z.string(),
      correctAnswers: z.int(),
      seconds: z.int(),
      imageUrl: z.string(),
      own: z.boolean(),
    }),
  ),
  teamScores: z.array(
    z.object({ rank: z.int(), teamName: z.string(), score: z.int(), members: z.int(), own: z.boolean() }),
  ),
  participantDetails: z.nullable(
    z.object({ totalQuestions: z.int(), correctAnswers: z.int(), seconds: z.int() }),
  ),
  rank: z.nullable(z.int()),
  total: z.int(),
  totalQuestions: z.int(),
});
export type Leaderboard = z.infer<typeof leaderboard>;
