import { categoryNames } from '@marquee/shared-contracts/ui';
import type { Category } from '@marquee/shared-contracts';

/** The selectable types; events without a type appear only in the list of all events (EV-13). */
export const tileCategories = [
  'quiz',
  'hackathon',
  'webinar',
  'seminar',
] as const satisfies readonly Category[];

/** Parses a type from an address, ignoring case and plural: "Quiz", "quizzes" (RT-13). */
export function parseCategory(text: string | undefined) {
  const name = text?.toLowerCase();
  return tileCategories.find((category) =>
    [category, categoryNames[category].many.toLowerCase()].some((spelling) => spelling === name),
  );
}
