/** Coins for the first submitted attempt of a quiz with at least one answer (GM-1). */
export const COINS_PER_QUIZ = 10;

/** Coins needed for each badge; badges are permanent (GM-2). */
export const BADGE_THRESHOLDS = [100, 250, 500] as const;
