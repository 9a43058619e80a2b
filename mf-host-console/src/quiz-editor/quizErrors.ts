import { QUESTION_TEXT_MISSING, findQuestionErrors, type QuestionForm } from '@marquee/shared-contracts';
import { type DraftQuestion, toQuestionForm } from './DraftQuestion';

const TITLE_MISSING = 'Please enter a quiz title';
const NO_QUESTION = 'Please add a question.';

export type QuestionErrors = { [Field in keyof QuestionForm]?: string };

/** What is wrong with a quiz: its title, and its questions by key. */
export interface QuizErrors {
  title: string | undefined;
  questions: Map<string, QuestionErrors>;
  none?: boolean;
}

/** What is wrong with one question by its fields; undefined when it may stand. */
export function validateQuestion(question: DraftQuestion): QuestionErrors | undefined {
  const errors = findQuestionErrors(toQuestionForm(question));
  return errors.length === 0
    ? undefined
    : Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}

/** Everything that is wrong (QZ-16 to QZ-18). */
export function validateQuiz({
  title,
  questions,
}: {
  title: string;
  questions: readonly DraftQuestion[];
}): QuizErrors {
  const refused = questions.flatMap((question): [string, QuestionErrors][] => {
    const faults = validateQuestion(question);
    return faults === undefined ? [] : [[question.key, faults]];
  });
  return {
    title: title.trim() === '' ? TITLE_MISSING : undefined,
    questions: new Map(refused),
    none: questions.length === 0,
  };
}

/** The one alert for them, in the order of the spec: title, texts of questions, options, right answers. */
export function getFirstAlert({ title, questions, none }: QuizErrors): string | undefined {
  if (title !== undefined) return title;
  if (none === true) return NO_QUESTION;
  const all = [...questions.values()];
  if (all.some(({ questionText }) => questionText !== undefined)) return QUESTION_TEXT_MISSING;
  return (
    all.find(({ options }) => options !== undefined)?.options ??
    all.find(({ correctAnswer }) => correctAnswer !== undefined)?.correctAnswer
  );
}
