import type { Category } from '@marquee/shared-contracts';

/** The types that one can choose; events of no type stand only in the lists of all (EV-13). */
export const tileCategories = [
  'quiz',
  'hackathon',
  'webinar',
  'seminar',
] as const satisfies readonly Category[];
