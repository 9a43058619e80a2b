/** When participants see scores: after submitting, or after the end of the quiz (LB-3). */
export const SHOW_SCORES = ['after-submitting', 'after-end'] as const;
export type ShowScores = (typeof SHOW_SCORES)[number];
