import type { QuizResult } from '@marquee/shared-contracts';
import type { PendingAnswer } from '../autosave/PendingAnswer';

/** The drafts that differ from the result's answers; a result without answers counts every draft as unsaved. */
export const findUnsavedAnswers = (
  drafts: readonly PendingAnswer[],
  { answers }: Pick<QuizResult, 'answers'>,
): PendingAnswer[] =>
  drafts.filter(({ page, selectedOption }) => answers?.[page - 1]?.selectedOption !== selectedOption);
