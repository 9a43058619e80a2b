import { QUESTION_TEXT_MISSING, findQuestionErrors, type QuestionForm } from '@marquee/shared-contracts';
import { type DraftQuestion, toQuestionForm } from './DraftQuestion';

const TITLE_MISSING = 'Please enter a quiz title';
const NO_QUESTION = 'Please add a question.';

export type QuestionErrors = { [Field in keyof QuestionForm]?: string };

/** Validation errors of a quiz's title and, by row key, of its questions. */
export interface QuizErrors {
  title: string | undefined;
  questions: Map<string, QuestionErrors>;
  isEmpty?: boolean;
}

/** Returns the errors of a question by field, or undefined when it is valid. */
export function validateQuestion(question: DraftQuestion): QuestionErrors | undefined {
  const errors = findQuestionErrors(toQuestionForm(question));
  return errors.length === 0
    ? undefined
    : Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Validates a quiz (QZ-16 to QZ-18). */
export function validateQuiz({
  title,
  questions,
}: {
  title: string;
  questions: readonly DraftQuestion[];
}): QuizErrors {
  const invalid = questions.flatMap((question): [string, QuestionErrors][] => {
    const errors = validateQuestion(question);
    return errors === undefined ? [] : [[question.key, errors]];
  });
  return {
    title: title.trim() === '' ? TITLE_MISSING : undefined,
    questions: new Map(invalid),
    isEmpty: questions.length === 0,
  };
}

/** Returns the alert's text for the first kind of error: title, question texts, options, right answers. */
export function getFirstAlert({ title, questions, isEmpty }: QuizErrors): string | undefined {
  if (title !== undefined) return title;
  if (isEmpty === true) return NO_QUESTION;
  const all = [...questions.values()];
  if (all.some(({ questionText }) => questionText !== undefined)) return QUESTION_TEXT_MISSING;
  return (
    all.find(({ options }) => options !== undefined)?.options ??
    all.find(({ correctAnswer }) => correctAnswer !== undefined)?.correctAnswer
  );
}
