import type { QuizResult } from '@marquee/shared-contracts';
import type { PendingAnswer } from '../autosave/PendingAnswer';

/**
 * The drafts that did not arrive, of those never confirmed: compared with what the server stored where it tells so
 * (after the end); while it does not, none of them is known to have arrived.
 */
export const findUnsavedAnswers = (
  drafts: readonly PendingAnswer[],
  { answers }: Pick<QuizResult, 'answers'>,
): PendingAnswer[] =>
  drafts.filter(({ page, selectedOption }) => answers?.[page - 1]?.selectedOption !== selectedOption);
