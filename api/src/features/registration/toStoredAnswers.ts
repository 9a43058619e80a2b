import {
  cleanValues,
  findAnswerError,
  type FormAnswer,
  type FormQuestion,
  type StoredAnswer,
  type RegistrationForm,
} from '@marquee/shared-contracts';
import { refuse } from '../../platform/http/refuse';

/** The form of a person as it is sent. */
export type SentForm = RegistrationForm & { answers?: FormAnswer[] | undefined };

/**
 * The given answers with their questions, in the order of the event (RG-24, RG-25).
 * @throws `FORM_CHANGED` for an answer to another question, or `VALIDATION` with a field `answers.{id}` for each error
 */
export function toStoredAnswers(
  questions: readonly FormQuestion[],
  answers: readonly FormAnswer[] = [],
): StoredAnswer[] {
  if (answers.some(({ questionId }) => questions.every(({ id }) => id !== questionId)))
    refuse('FORM_CHANGED');
  const given = questions.map((question) => {
    const values = answers.find(({ questionId }) => questionId === question.id)?.values ?? [];
    return { question, values, message: findAnswerError(question, values) };
  });
  const errors = given.flatMap(({ question, message }) =>
    message === undefined ? [] : [{ field: `answers.${question.id}`, message }],
  );
  if (errors.length > 0) refuse('VALIDATION', { errors });
  return given
    .map(({ question, values }) => ({
      questionId: question.id,
      question: question.text,
      values: cleanValues(values),
    }))
    .filter(({ values }) => values.length > 0);
}
