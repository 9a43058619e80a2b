import { z } from '#schema';
import { endpoint } from '../endpoint';
import {
  addedQuestions,
  editedQuiz,
  correctedQuestion,
  questionChoices,
  questionDifficulty,
  questionCorrection,
  questionsForm,
  attemptScore,
} from '../entities/editedQuiz';
import { envelope, paged } from '../entities/envelope';
import { anyCase, digits, text } from '../entities/text';
import { ATTEMPT_STATES } from '../rules/quizWindow';

/**
 * The longest quiz that the limits of QZ-18 allow: 200 questions, each with 1000 characters, six options of 300 and the
 * right one once more, at three bytes a character as Indian scripts take, with the ids that they replace.
 */
const QUESTIONS_BODY_MAX = 2_000_000;

/** Appends questions, all or none; exact repeats are skipped and named (QZ-14 to QZ-16, QZ-18). */
export const addQuestions = endpoint('POST', '/api/host/quiz/:eventId/add-questions', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to add quiz questions',
  bodyMax: QUESTIONS_BODY_MAX,
  body: questionsForm,
  reply: envelope(addedQuestions),
});

/** The questions with their right answers, for the quiz's hosts. */
export const questions = endpoint('GET', '/api/host/quiz/:eventId/questions', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch quiz questions',
  reply: envelope(editedQuiz),
});

/** Puts these questions in the place of all that there were (QZ-15). */
export const replaceQuestions = endpoint('PUT', '/api/host/quiz/:eventId/questions', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to add quiz questions',
  bodyMax: QUESTIONS_BODY_MAX,
  body: questionsForm,
  reply: envelope(editedQuiz),
});

/**
 * Mends the wording or the key of one question, also after the first attempt: who chose an option has chosen it still,
 * and every attempt is marked anew. Until a week after the end, then the results are final (QZ-14).
 */
export const correctQuestion = endpoint('PUT', '/api/host/quiz/:eventId/questions/:questionId', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to correct the question',
  changes: 'leaderboard',
  body: questionCorrection,
  reply: envelope(correctedQuestion),
});

/**
 * All attempts, ranked ones first; by `q` in name or e-mail, by state; as CSV with `format=csv` or by Accept (LB-5).
 * `questions` tells after the end how hard each was, and is null before.
 */
export const scores = endpoint('GET', '/api/host/quiz/:eventId/scores', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch quiz results',
  query: z.object({
    q: z.optional(text(120)),
    state: z.optional(
      z.pipe(
        z.pipe(
          anyCase(),
          z.transform((value: string) => value.toUpperCase()),
        ),
        z.enum(ATTEMPT_STATES),
      ),
    ),
    page: z.optional(digits(0, 10_000)),
    size: z.optional(digits(1, 100)),
    format: z.optional(z.enum(['json', 'csv'])),
  }),
  reply: z.extend(paged(attemptScore), {
    title: z.string(),
    totalQuestions: z.int(),
    ended: z.boolean(),
    questions: z.nullable(z.array(questionDifficulty)),
  }),
});

/** After the end how many chose each option, among the attempts that count; null before (LB-5). */
export const choices = endpoint('GET', '/api/host/quiz/:eventId/choices', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to fetch quiz results',
  reply: envelope(z.nullable(z.array(questionChoices))),
});

/** Takes an attempt off the board and its coins back; a repeat changes nothing (LB-7, GM-1). */
export const disqualify = endpoint('POST', '/api/host/quiz/:eventId/attempts/:attemptId/disqualify', {
  access: 'host',
  object: 'hosts the event',
  failure: 'Failed to disqualify the attempt',
  changes: 'leaderboard',
  reply: envelope(z.object({ state: z.literal('DISQUALIFIED') })),
});
