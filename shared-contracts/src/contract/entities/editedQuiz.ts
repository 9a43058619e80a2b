import { z } from '#schema';
import { OPTION_MAX_LENGTH, QUESTION_TEXT_MAX_LENGTH, QUESTIONS_MAX } from '../rules/quizQuestion';
import { ATTEMPT_STATES } from '../rules/quizWindow';
import { SHOW_SCORES } from '../rules/showScores';
import { id, instant, text } from './text';

/** One question as a host writes it. */
export const questionForm = z.object({
  questionText: text(QUESTION_TEXT_MAX_LENGTH),
  options: z.array(text(OPTION_MAX_LENGTH)).check(z.maxLength(20)),
  correctAnswer: text(OPTION_MAX_LENGTH),
});

/** A question as it should be, and as the host saw it: when it stands otherwise meanwhile, nothing is changed (QZ-14). */
export const questionCorrection = z.extend(questionForm, { was: z.optional(questionForm) });

const titledQuestions = z.object({
  title: z.optional(text(120)),
  /** Left out, the setting stays as it is; at first scores are shown after submitting (LB-3). */
  showScores: z.optional(z.enum(SHOW_SCORES)),
  /** The ids of the questions that the new ones were made from: others stand there meanwhile, nothing is replaced (QZ-15). */
  replaces: z.optional(z.array(id()).check(z.maxLength(QUESTIONS_MAX))),
  questions: z
    .array(questionForm)
    .check(
      z.minLength(1, 'Please add a question.'),
      z.maxLength(QUESTIONS_MAX, `At most ${QUESTIONS_MAX} questions, please.`),
    ),
});
type Titled = z.input<typeof titledQuestions>;

/** Questions as a bare list, or as an object that also gives the quiz a title (QZ-17). */
export const questionsForm = z.pipe(
  z.transform((given: Titled['questions'] | Titled) => (Array.isArray(given) ? { questions: given } : given)),
  titledQuestions,
);

/** What was added; `skipped` are the places (from 0) in the sent list of questions that were there already (QZ-15). */
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

/** A question as it stands after a correction; `remarked` counts the attempts whose right answers are others now. */
export const correctedQuestion = z.extend(authoredQuestion, { remarked: z.int() });

/** A quiz as its hosts see it, with the right answers; `locked` once somebody has started it (QZ-14). */
export const editedQuiz = z.object({
  title: z.string(),
  showScores: z.enum(SHOW_SCORES),
  locked: z.boolean(),
  questions: z.array(authoredQuestion),
});
export type EditedQuiz = z.infer<typeof editedQuiz>;

/** An attempt as the hosts see it; `id` names it in `disqualify`. Without a rank: open, empty, void or disqualified. */
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

/** How many chose each option of a question, in the order of the options; `attempts` is how many might have. */
export const questionChoices = z.object({
  id: id(),
  questionText: z.string(),
  attempts: z.int(),
  options: z.array(z.object({ text: z.string(), correct: z.boolean(), chosen: z.int() })),
});
export type QuestionChoices = z.infer<typeof questionChoices>;

/** How many answered a question, and how many of them rightly, among the attempts that count. */
export const questionDifficulty = z.object({
  id: id(),
  questionText: z.string(),
  answered: z.int(),
  correct: z.int(),
});
