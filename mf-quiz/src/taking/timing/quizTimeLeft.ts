import { timeLeft } from '@marquee/shared-contracts';
import { minutesAndSeconds, MOST_SECONDS } from '../../ranking/minutesAndSeconds';

/** The time left in a quiz: to the second, unless so much is left that seconds say nothing (QZ-3). */
export const quizTimeLeft = (seconds: number): string =>
  seconds < MOST_SECONDS ? minutesAndSeconds(seconds) : timeLeft(seconds * 1_000);
