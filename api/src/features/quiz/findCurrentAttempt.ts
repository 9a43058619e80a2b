import { links, type QuizErrorCode } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import type { AttemptKey } from './findOwnAnswers';
import type { CurrentAttempt } from './AttemptReader';

/** The person's attempt as it stands now: one whose time is up is closed before it is looked at (QZ-4). */
export const findCurrentAttempt = async (
  { takings }: Pick<Application, 'takings'>,
  attemptKey: AttemptKey,
): Promise<CurrentAttempt> => (await takings.read(attemptKey)) ?? refuse('NOT_FOUND');

/** After an attempt the end of the quiz is told with the way to its result. */
export const refuseAttempt = (refusal: QuizErrorCode, { eventId }: AttemptKey, tookPart: boolean): never =>
  refuse(refusal, refusal === 'QUIZ_OVER' && tookPart ? { link: links.leaderboard(eventId) } : {});
