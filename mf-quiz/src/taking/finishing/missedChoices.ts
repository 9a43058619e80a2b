import type { QuizResult } from '@marquee/shared-contracts';
import type { Choice } from '../keeping/Choice';

/**
 * The choices that did not arrive, of those never confirmed: compared with what the server stored where it tells so
 * (after the end); while it does not, none of them is known to have arrived.
 */
export const missedChoices = (
  choices: readonly Choice[],
  { answers }: Pick<QuizResult, 'answers'>,
): Choice[] =>
  choices.filter(({ page, selectedOption }) => answers?.[page - 1]?.selectedOption !== selectedOption);
