import { z } from '#schema';
import { OPTION_MAX_LENGTH, QUESTION_TEXT_MAX_LENGTH, QUESTIONS_MAX } from '../rules/quizQuestion';
import { ATTEMPT_STATES, SHOW_SCORES } from '../rules/quizWindow';
import { id, instant, text } from './text';

/** A question as a host writes it. */
export const questionForm = z.object({
  questionText: text(QUESTION_TEXT_MAX_LENGTH),
  options: z.array(text(OPTION_MAX_LENGTH)).check(z.maxLength(20)),
  correctAnswer: text(OPTION_MAX_LENGTH),
});

/**
 * A corrected question. `was` is the version that the host saw; a mismatch with the stored question is a conflict.
 */
export const questionCorrection = z.extend(questionForm, { was: z.optional(questionForm) });

const titledQuestions = z.object({
  title: z.optional(text(120)),
  /** Absent keeps the setting; a new quiz shows scores after submitting. */
  showScores: z.optional(z.enum(SHOW_SCORES)),
  /** The ids of the questions that the host edited; a mismatch with the stored ids is a conflict. */
  replaces: z.optional(z.array(id()).check(z.maxLength(QUESTIONS_MAX))),
  questions: z
    .array(questionForm)
    .check(
      z.minLength(1, 'Please add a question.'),
      z.maxLength(QUESTIONS_MAX, `At most ${QUESTIONS_MAX} questions, please.`),
    ),
});
type Titled = z.input<typeof titledQuestions>;

/** Questions as a bare array, or as an object that also gives the quiz a title. */
export const questionsForm = z.pipe(
  z.transform((given: Titled['questions'] | Titled) => (Array.isArray(given) ? { questions: given } : given)),
  titledQuestions,
);

/** The added questions; `skipped` are the indexes (from 0) of duplicates in the request. */
export const addedQuestions = z.object({
  added: z.int(),
  skipped: z.array(z.int()),
  totalQuestions: z.int(),
});

const authoredQuestion = z.object({
  id: id(),
  questionText: z.string(),
  options: z.array(z.string()),
  correctAnswer: z.string(),
});

/** A corrected question; `remarked` counts the attempts whose score changed. */
export const correctedQuestion = z.extend(authoredQuestion, { remarked: z.int() });

/** A quiz with its right answers, for its hosts; `locked` after the first attempt started. */
export const editedQuiz = z.object({
  title: z.string(),
  showScores: z.enum(SHOW_SCORES),
  locked: z.boolean(),
  questions: z.array(authoredQuestion),
});
export type EditedQuiz = z.infer<typeof editedQuiz>;

/**
 * An attempt, for the hosts; `id` is the id for `disqualify`. Open, empty, void and disqualified attempts have no
 * rank.
 */
export const attemptScore = z.object({
  id: id(),
  name: z.string(),
  email: z.string(),
  state: z.enum(ATTEMPT_STATES),
  startedAt: instant(),
  submittedAt: z.nullable(instant()),
  answered: z.nullable(z.int()),
  correctAnswers: z.nullable(z.int()),
  seconds: z.nullable(z.int()),
  rank: z.nullable(z.int()),
});
export type AttemptScore = z.infer<typeof attemptScore>;

/** Answers per option of a question, in the order of the options; `attempts` is the number of counted attempts. */
export const questionChoices = z.object({
  id: id(),
  questionText: z.string(),
  attempts: z.int(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean(), chosen: z.int() })),
});
export type QuestionChoices = z.infer<typeof questionChoices>;

/** Number of answers and of right answers to a question, among counted attempts. */
export const questionDifficulty = z.object({
  id: id(),
  questionText: z.string(),
  answered: z.int(),
  correct: z.int(),
});
