import { z } from '#schema';
import { FORM_OPTIONS_MAX, FORM_QUESTION_KINDS, FORM_QUESTIONS_MAX } from '../rules/formQuestions';
import { givenText } from './text';

const questionId = () => z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** A host's own question of the registration form; its rules are checked with the event's. */
export const formQuestion = z.object({
  id: questionId(),
  kind: z.enum(FORM_QUESTION_KINDS, { error: 'Please choose one of the kinds.' }),
  text: givenText(400),
  options: z.array(givenText(200)).check(z.maxLength(2 * FORM_OPTIONS_MAX)),
  required: z.boolean(),
});

export const formQuestions = z.array(formQuestion).check(z.maxLength(2 * FORM_QUESTIONS_MAX));

/** Answers as they are sent; the event's questions decide which are valid (RG-24). */
export const formAnswers = z
  .array(
    z.object({
      questionId: questionId(),
      values: z.array(givenText(4_000)).check(z.maxLength(2 * FORM_OPTIONS_MAX)),
    }),
  )
  .check(z.maxLength(2 * FORM_QUESTIONS_MAX));

/** An answer with the question as it was asked (RG-25). */
export const storedAnswer = z.object({
  questionId: z.string(),
  question: z.string(),
  values: z.array(z.string()),
});
