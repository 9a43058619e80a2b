import type { QuizResult } from '@marquee/shared-contracts';
import type { PendingAnswer } from '../autosave/PendingAnswer';

/** Returns the pending answers that the result lacks; a result without answers lacks all of them. */
export const findUnsavedAnswers = (
  pendingAnswers: readonly PendingAnswer[],
  { answers }: Pick<QuizResult, 'answers'>,
): PendingAnswer[] =>
  pendingAnswers.filter(({ page, selectedOption }) => answers?.[page - 1]?.selectedOption !== selectedOption);
