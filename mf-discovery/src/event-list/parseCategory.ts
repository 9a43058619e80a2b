import { categoryNames } from '@marquee/shared-contracts/ui';
import { tileCategories } from './tileCategories';

/** The type that an address or a list names, in any case, one or many: "Quiz", "quizzes" (RT-13). */
export function parseCategory(text: string | undefined) {
  const name = text?.toLowerCase();
  return tileCategories.find((category) =>
    [category, categoryNames[category].many.toLowerCase()].some((spelling) => spelling === name),
  );
}
