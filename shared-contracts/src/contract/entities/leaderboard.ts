import { z } from '#schema';

/**
 * A quiz's board: the best first, the caller's own result and rank, null without an attempt (LB-1 to LB-4). Who wants to
 * be anonymous is called so to everybody else (LB-6). `teamScores` are the best teams and the own one, by the sum of
 * their members' right answers; empty where there are no teams (TM-17).
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
