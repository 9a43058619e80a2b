import { type AuthoredQuiz, SHOW_SCORES, type ShowScores } from '@marquee/shared-contracts';
import { keptForm } from '@marquee/shared-contracts/browser';
import { type DraftQuestion, draftOf, draftOfStored } from './DraftQuestion';

/** What a host has written of a quiz; `base` are the ids of the stored questions that it was made from. */
export interface WrittenQuiz {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
  base: string[];
}

export const idsOf = ({ questions }: AuthoredQuiz): string[] => questions.map(({ id }) => id);

/** A stored quiz, to be changed. */
export const writtenOf = (stored: AuthoredQuiz): WrittenQuiz => ({
  title: stored.title,
  showScores: stored.showScores,
  questions: stored.questions.map(draftOfStored),
  base: idsOf(stored),
});

/** What two must share to be the same quiz; names on the screen do not count. */
export const contentOf = ({
  title,
  showScores,
  questions,
}: Pick<WrittenQuiz, 'title' | 'showScores' | 'questions'>): string =>
  JSON.stringify([
    title,
    showScores,
    questions.map(({ questionText, options, correct }) => [questionText, options, correct]),
  ]);

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Whether something kept on the device has the shape of a question. */
export function isQuestion(value: unknown): value is DraftQuestion {
  const { questionText, options, correct } = (value ?? {}) as Partial<DraftQuestion>;
  return isText(questionText) && isTexts(options) && (correct === null || typeof correct === 'number');
}

/** What was written and not saved, under its name; `fresh` without any, or where an earlier release kept another shape. */
export function keptQuiz(name: string, fresh: WrittenQuiz): WrittenQuiz {
  const { title, showScores, questions, base } = keptForm.over<WrittenQuiz>(name, fresh);
  const usable =
    Array.isArray(questions) &&
    questions.every(isQuestion) &&
    isTexts(base) &&
    SHOW_SCORES.includes(showScores);
  return usable ? { title, showScores, questions: questions.map(draftOf), base } : fresh;
}
