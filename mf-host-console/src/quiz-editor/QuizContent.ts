import { type EditedQuiz, SHOW_SCORES, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { type DraftQuestion, createDraft, createDraftFromStored } from './DraftQuestion';

/** What a host has written of a quiz; `base` are the ids of the stored questions that it was made from. */
export interface QuizContent {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  base: string[];
}

export const listIds = ({ questions }: EditedQuiz): string[] => questions.map(({ id }) => id);

/** A stored quiz, to be changed. */
export const toQuizContent = (stored: EditedQuiz): QuizContent => ({
  title: stored.title,
  showScores: stored.showScores,
  questions: stored.questions.map(createDraftFromStored),
  base: listIds(stored),
});

/** What two must share to be the same quiz; names on the screen do not count. */
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

/** Whether something kept on the device has the shape of a question. */
export function isQuestion(value: unknown): value is DraftQuestion {
  const { questionText, options, correct } = (value ?? {}) as Partial<DraftQuestion>;
  return (
    isString(questionText) && isStringArray(options) && (correct === null || typeof correct === 'number')
  );
}

/** What was written and not saved, under its name; `fresh` without any, or where an earlier release kept another shape. */
export function restoreQuiz(name: string, fresh: QuizContent): QuizContent {
  const { title, showScores, questions, base } = formDraft.restore<QuizContent>(name, fresh);
  const usable =
    Array.isArray(questions) &&
    questions.every(isQuestion) &&
    isStringArray(base) &&
    SHOW_SCORES.includes(showScores);
  return usable ? { title, showScores, questions: questions.map(createDraft), base } : fresh;
}
