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
import { anyCase, cursor, digits, text } from '../entities/text';
import { ATTEMPT_STATES, DISQUALIFICATION_REASON_MAX } from '../rules/quizWindow';

/**
 * Size of the longest quiz: 200 questions of 1000 characters with six options of 300 and the repeated right option,
 * at three bytes a character (Indian scripts), with their ids.
 */
const QUESTIONS_BODY_MAX = 2_000_000;

/** Appends questions, all or none; skips exact duplicates and reports them. */
export const addQuestions = endpoint('POST', '/api/host/quiz/:eventId/add-questions', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to add quiz questions',
  bodyMax: QUESTIONS_BODY_MAX,
  body: questionsForm,
  reply: envelope(addedQuestions),
});

/** The questions with their right answers, for the quiz's hosts. */
export const questions = endpoint('GET', '/api/host/quiz/:eventId/questions', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to fetch quiz questions',
  reply: envelope(editedQuiz),
});

/** Replaces all questions. */
export const replaceQuestions = endpoint('PUT', '/api/host/quiz/:eventId/questions', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to add quiz questions',
  bodyMax: QUESTIONS_BODY_MAX,
  body: questionsForm,
  reply: envelope(editedQuiz),
});

/**
 * Corrects the wording or key of one question, even after the first attempt. Chosen options stay chosen, and every
 * attempt is scored again. Possible until a week after the end.
 */
export const correctQuestion = endpoint('PUT', '/api/host/quiz/:eventId/questions/:questionId', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to correct the question',
  changes: 'leaderboard',
  body: questionCorrection,
  reply: envelope(correctedQuestion),
});

/**
 * All attempts, ranked attempts first, by name or email and by state; CSV with `format=csv` or an Accept header.
 * `questions` gives difficulties after the end; null before, and while a large quiz is still counted.
 */
export const scores = endpoint('GET', '/api/host/quiz/:eventId/scores', {
  access: 'host',
  object: 'manages the event',
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
    after: z.optional(cursor()),
    format: z.optional(z.enum(['json', 'csv'])),
  }),
  reply: z.extend(paged(attemptScore), {
    title: z.string(),
    totalQuestions: z.int(),
    ended: z.boolean(),
    questions: z.nullable(z.array(questionDifficulty)),
  }),
});

/** How many attempts chose each option, after the end; null before, and while a large quiz is still counted. */
export const choices = endpoint('GET', '/api/host/quiz/:eventId/choices', {
  access: 'host',
  object: 'edits the event',
  failure: 'Failed to fetch quiz results',
  reply: envelope(z.nullable(z.array(questionChoices))),
});

/** Disqualifies an attempt, revokes its coins and notifies the person with the reason; a repeat changes nothing. */
export const disqualify = endpoint('POST', '/api/host/quiz/:eventId/attempts/:attemptId/disqualify', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to disqualify the attempt',
  changes: 'leaderboard',
  body: z.nullish(z.object({ reason: z.optional(text(DISQUALIFICATION_REASON_MAX)) })),
  reply: envelope(z.object({ state: z.literal('DISQUALIFIED') })),
});

/** Undoes a disqualification, returns the coins and notifies the person; a repeat changes nothing. */
export const undoDisqualify = endpoint('DELETE', '/api/host/quiz/:eventId/attempts/:attemptId/disqualify', {
  access: 'host',
  object: 'manages the event',
  failure: 'Failed to undo the disqualification',
  changes: 'leaderboard',
  reply: envelope(z.object({ state: z.enum(ATTEMPT_STATES) })),
});
