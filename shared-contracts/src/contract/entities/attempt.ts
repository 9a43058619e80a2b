import { z } from '#schema';
import { OPTION_MAX_LENGTH } from '../rules/quizQuestion';
import { ATTEMPT_STATES } from '../rules/quizWindow';
import { SHOW_SCORES } from '../rules/showScores';
import { id, instant } from './text';

/** The server's clock and the end of the quiz: a countdown shows their difference (QZ-3). */
export const countdown = { serverNow: instant(), endsAt: instant() };

/**
 * Where a person stands in a quiz; `answeredPages` are those with a choice, in their order, `lastPage` is where to go
 * on, from 1. Reading it begins nothing.
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
  ...countdown,
});
export type QuizProgress = z.infer<typeof quizProgress>;

/**
 * One question as the taker sees it, with the own choice: never which option is right (QZ-2, QZ-7). `revision` counts
 * the changes of the choice, 0 before the first.
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
 * A choice by the option's text, letter or place (QZ-10). `baseRevision` is the revision that the person saw: a choice
 * based on an older one than the stored never overwrites it.
 */
export const answerForm = z.object({
  selectedOption: z.nullish(option),
  answer: z.nullish(option),
  eventId: z.nullish(id()),
  questionId: z.nullish(id()),
  baseRevision: z.nullish(z.int().check(z.gte(0), z.lte(1_000_000))),
});

/** What is stored now; never whether it is right (QZ-2). */
export const savedAnswer = z.object({ questionId: id(), selectedOption: z.string(), revision: z.int() });
export type SavedAnswer = z.infer<typeof savedAnswer>;

/** The own result with the coins that it brought (QZ-23, GM-1); the questions with their right options only after the end of the quiz, else absent. */
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
