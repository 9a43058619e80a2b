import { timeLeft } from '@marquee/shared-contracts';
import { formatDuration, HOURS_FROM_SECONDS } from '../../leaderboard/formatDuration';

/** The time left in a quiz: to the second, unless so much is left that seconds say nothing (QZ-3). */
export const formatQuizTimeLeft = (seconds: number): string =>
  seconds < HOURS_FROM_SECONDS ? formatDuration(seconds) : timeLeft(seconds * 1_000);
