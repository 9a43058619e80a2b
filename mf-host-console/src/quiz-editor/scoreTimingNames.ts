import type { ShowScores } from '@marquee/shared-contracts';

export const scoreTimingNames: Readonly<Record<ShowScores, string>> = {
  'after-submitting': 'Right after submitting',
  'after-end': 'After the quiz ends',
};
