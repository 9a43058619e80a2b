import { z } from '#schema';
import { OPTION_MAX_LENGTH } from '../rules/quizQuestion';
import { ATTEMPT_STATES, SHOW_SCORES } from '../rules/quizWindow';
import { id, instant } from './text';

/** The server's time and the end of the quiz, for countdowns. */
export const countdown = { serverNow: instant(), endsAt: instant() };

/**
 * A participant's progress in a quiz: `answeredPages` in ascending order, and `lastPage` to continue at, both from 1.
 */
export const quizProgress = z.object({
  title: z.string(),
  totalQuestions: z.int(),
  answered: z.int(),
  answeredPages: z.array(z.int()),
  lastPage: z.int(),
  state: z.enum(['NOT_STARTED', ...ATTEMPT_STATES]),
  startsAt: instant(),
  startedAt: z.nullable(instant()),
  showScores: z.enum(SHOW_SCORES),
  /** The event's zone; older servers send none. */
  timezone: z.optional(z.string()),
  ...countdown,
});
export type QuizProgress = z.infer<typeof quizProgress>;

/**
 * A question without its right option, with the participant's answer (QZ-2). `revision` counts changes of the answer
 * from 0.
 */
export const quizPage = z.object({
  id: id(),
  questionText: z.string(),
  options: z.array(z.string()),
  selectedOption: z.nullable(z.string()),
  revision: z.int(),
  page: z.int(),
  totalQuestions: z.int(),
});
export type QuizPage = z.infer<typeof quizPage>;

const option = z.union([
  z.string().check(z.maxLength(OPTION_MAX_LENGTH * 2)),
  z.int().check(z.gte(0), z.lte(100)),
]);

/**
 * An answer by the option's text, letter or index. `baseRevision` is the revision that the participant saw; an
 * outdated base never overwrites a newer answer (QZ-10).
 */
export const answerForm = z.object({
  selectedOption: z.nullish(option),
  answer: z.nullish(option),
  eventId: z.nullish(id()),
  questionId: z.nullish(id()),
  baseRevision: z.nullish(z.int().check(z.gte(0), z.lte(1_000_000))),
});

/** The stored answer, without its correctness. */
export const savedAnswer = z.object({ questionId: id(), selectedOption: z.string(), revision: z.int() });
export type SavedAnswer = z.infer<typeof savedAnswer>;

/**
 * A participant's result with earned coins. Questions with their right options are present only after the end of the
 * quiz.
 */
export const quizResult = z.object({
  totalQuestions: z.int(),
  answered: z.int(),
  correctAnswers: z.int(),
  score: z.int(),
  coinsEarned: z.int(),
  submittedAt: z.nullable(instant()),
  state: z.enum(ATTEMPT_STATES),
  answers: z.optional(
    z.array(
      z.object({
        questionText: z.string(),
        options: z.array(z.string()),
        selectedOption: z.nullable(z.string()),
        correctOption: z.string(),
      }),
    ),
  ),
});
export type QuizResult = z.infer<typeof quizResult>;
