import { type EditedQuiz, SHOW_SCORES, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { type DraftQuestion, createDraft, createDraftFromStored } from './DraftQuestion';

/** A quiz as edited by a host; `base` contains the ids of the stored questions that it is based on. */
export interface QuizContent {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  base: string[];
}

export const listIds = ({ questions }: EditedQuiz): string[] => questions.map(({ id }) => id);

/** Converts a stored quiz for editing. */
export const toQuizContent = (stored: EditedQuiz): QuizContent => ({
  title: stored.title,
  showScores: stored.showScores,
  questions: stored.questions.map(createDraftFromStored),
  base: listIds(stored),
});

/** Identity of a quiz's content, without the keys of its rows, for comparisons. */
export const serializeQuiz = ({
  title,
  showScores,
  questions,
}: Pick<QuizContent, 'title' | 'showScores' | 'questions'>): string =>
  JSON.stringify([
    title,
    showScores,
    questions.map(({ questionText, options, correct }) => [questionText, options, correct]),
  ]);

const isString = (value: unknown): value is string => typeof value === 'string';
const isStringArray = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** Whether a stored value has the shape of a question. */
export function isQuestion(value: unknown): value is DraftQuestion {
  const { questionText, options, correct } = (value ?? {}) as Partial<DraftQuestion>;
  return (
    isString(questionText) && isStringArray(options) && (correct === null || typeof correct === 'number')
  );
}

/**
 * Loads the unsaved draft of a storage key; returns `initial` without a draft or if an earlier release stored another
 * shape.
 */
export function restoreQuiz(name: string, initial: QuizContent): QuizContent {
  const { title, showScores, questions, base } = formDraft.restore<QuizContent>(name, initial);
  const isValid =
    Array.isArray(questions) &&
    questions.every(isQuestion) &&
    isStringArray(base) &&
    SHOW_SCORES.includes(showScores);
  return isValid ? { title, showScores, questions: questions.map(createDraft), base } : initial;
}
