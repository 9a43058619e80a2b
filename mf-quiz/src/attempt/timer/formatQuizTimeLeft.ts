import { timeLeft } from '@marquee/shared-contracts';
import { formatDuration, HOURS_FROM_SECONDS } from '../../leaderboard/formatDuration';

/** Formats seconds left as "m:ss", from ten hours on in days and hours (QZ-3). */
export const formatQuizTimeLeft = (seconds: number): string =>
  seconds < HOURS_FROM_SECONDS ? formatDuration(seconds) : timeLeft(seconds * 1_000);
