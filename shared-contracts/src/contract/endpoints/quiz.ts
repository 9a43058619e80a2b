import { z } from '#schema';
import { endpoint } from '../endpoint';
import { envelope } from '../entities/envelope';
import { leaderboard } from '../entities/leaderboard';
import { answerForm, countdown, quizPage, quizProgress, quizResult, savedAnswer } from '../entities/attempt';
import { digits, id } from '../entities/text';

const timed = <Data extends z.ZodMiniType>(data: Data) => z.extend(envelope(data), countdown);

/** The caller's progress in a quiz; reading it starts no attempt. */
export const progress = endpoint('GET', '/api/participant/quiz/:eventId/progress', {
  alias: '/api/v1/participant/quiz/:eventId/progress',
  access: 'user',
  object: 'registered for the quiz',
  failure: 'Failed to fetch quiz status',
  reply: z.extend(envelope(quizProgress), { totalQuestions: z.int() }),
});

/** One question by its page, from 1; the first call starts the attempt. */
export const question = endpoint('GET', '/api/participant/quiz/:eventId/questions/:page', {
  alias: '/api/v1/participant/quiz/:eventId/questions/:page',
  access: 'user',
  object: 'registered for the quiz',
  failure: 'Failed to fetch quiz questions',
  params: z.object({ eventId: id(), page: digits(0, 999_999_999) }),
  reply: timed(quizPage),
});

/** Saves an answer; the last answer before the submit counts, a repeat changes nothing. */
export const answer = endpoint('POST', '/api/participant/quiz/:eventId/questions/:questionId/answer', {
  alias: '/api/v1/participant/quiz/:eventId/questions/:questionId/answer',
  access: 'user',
  object: 'registered for the quiz',
  failure: 'Failed to submit answer',
  body: answerForm,
  reply: timed(savedAnswer),
});

/** Submits the attempt, once: scores and rewards follow in the same transaction. */
export const submit = endpoint('POST', '/api/participant/quiz/:eventId/submit', {
  alias: '/api/v1/participant/quiz/:eventId/submit',
  access: 'user',
  object: 'registered for the quiz',
  failure: 'Failed to submit quiz',
  changes: 'leaderboard',
  reply: envelope(z.object({ answered: z.int(), totalQuestions: z.int(), coinsEarned: z.int() })),
});

/** The caller's result; includes the right options only after the end of the quiz. */
export const results = endpoint('GET', '/api/participant/quiz/:eventId/results', {
  alias: '/api/v1/participant/quiz/:eventId/results',
  access: 'user',
  object: 'registered for the quiz',
  failure: 'Failed to fetch quiz results',
  reply: envelope(quizResult),
});

/** The quiz that the caller submitted last, or null, for a leaderboard without an event. */
export const latest = endpoint('GET', '/api/participant/quiz/latest', {
  alias: '/api/v1/participant/quiz/latest',
  access: 'user',
  object: 'self',
  failure: 'Failed to fetch leaderboard',
  reply: envelope(z.nullable(z.object({ eventId: id() }))),
});

/**
 * The leaderboard of a quiz: for participants who submitted, after the end for all attendees, always for its hosts.
 */
export const leaderboardAndScores = endpoint('GET', '/api/participant/quiz/:eventId/leaderboard-and-scores', {
  alias: '/api/v1/participant/quiz/:eventId/leaderboard-and-scores',
  access: 'account',
  object: 'may read the leaderboard',
  failure: 'Failed to fetch leaderboard',
  query: z.object({ limit: z.optional(digits(1, 100)) }),
  reply: envelope(leaderboard),
});
