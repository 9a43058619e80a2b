import { categoryNames } from '@marquee/shared-contracts/ui';
import { tileCategories } from './tileCategories';

/** Parses a type from an address, ignoring case and plural: "Quiz", "quizzes" (RT-13). */
export function parseCategory(text: string | undefined) {
  const name = text?.toLowerCase();
  return tileCategories.find((category) =>
    [category, categoryNames[category].many.toLowerCase()].some((spelling) => spelling === name),
  );
}
