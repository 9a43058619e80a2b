/** When participants see scores: right after their own submit, or nobody before the quiz has ended (LB-3, QZ-23). */
export const SHOW_SCORES = ['after-submitting', 'after-end'] as const;
export type ShowScores = (typeof SHOW_SCORES)[number];
