import type { Category } from '@marquee/shared-contracts';

/** The selectable types; events without a type appear only in the list of all events (EV-13). */
export const tileCategories = [
  'quiz',
  'hackathon',
  'webinar',
  'seminar',
] as const satisfies readonly Category[];
