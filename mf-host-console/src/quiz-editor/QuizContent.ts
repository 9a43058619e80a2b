import { type EditedQuiz, SHOW_SCORES, type ShowScores } from '@marquee/shared-contracts';
import { formDraft } from '@marquee/shared-contracts/browser';
import { type DraftQuestion, createDraft, createDraftFromStored } from './DraftQuestion';
import type { QuizConflict } from './QuizConflict';

/** A quiz as edited by a host. */
export interface QuizContent {
  title: string;
  showScores: ShowScores;
  questions: DraftQuestion[];
}

/** The stored quiz on which a draft is based. */
export type QuizBase = Pick<EditedQuiz, 'title' | 'showScores' | 'questions'>;

export interface StoredDraft extends QuizContent {
  base: QuizBase;
  conflicts: QuizConflict[];
}

export const toQuizBase = ({ title, showScores, questions }: EditedQuiz | QuizBase): QuizBase => ({
  title,
  showScores,
  questions,
});

/** Converts a stored quiz for editing. */
export const toQuizContent = ({ title, showScores, questions }: QuizBase): QuizContent => ({
  title,
  showScores,
  questions: questions.map(createDraftFromStored),
});

/** Identity of a quiz's content, without the keys of its rows, for comparisons. */
export const serializeQuiz = ({ title, showScores, questions }: QuizContent): string =>
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
 * The base of a stored draft. Drafts of earlier releases name only the ids: without their texts, an outdated base
 * counts as empty, so that merging keeps both versions of every question.
 */
function readBase(base: unknown, initial: QuizBase): QuizBase {
  const isCurrent = isStringArray(base) && base.join() === initial.questions.map(({ id }) => id).join();
  if (isCurrent) return initial;
  const { questions } = (base ?? {}) as Partial<QuizBase>;
  return Array.isArray(questions) ? (base as QuizBase) : { ...initial, questions: [] };
}

/** Loads the unsaved draft of a storage key; returns the stored quiz without a draft, or for an unreadable draft. */
export function restoreQuiz(name: string, stored: QuizBase): StoredDraft {
  const initial = { ...toQuizContent(stored), base: stored, conflicts: [] };
  const restored = formDraft.restore<StoredDraft>(name, initial);
  const { title, showScores, questions, conflicts } = restored;
  const isValid = Array.isArray(questions) && questions.every(isQuestion) && SHOW_SCORES.includes(showScores);
  if (!isValid) return initial;
  const base = readBase(restored.base, stored);
  return {
    title,
    showScores,
    questions: questions.map(createDraft),
    base,
    conflicts: Array.isArray(conflicts) ? conflicts : [],
  };
}
