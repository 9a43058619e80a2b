import { links, type QuizErrorCode } from '@marquee/shared-contracts';
import type { Application } from '../../platform/Application';
import { refuse } from '../../platform/http/refuse';
import type { AttemptOwner } from './findOwnAnswers';
import type { CurrentAttempt } from './AttemptReader';

/**
 * The person's current attempt; an overdue attempt is closed first (QZ-4).
 * @throws `NOT_FOUND` for a missing event
 */
export const findCurrentAttempt = async (
  { attemptReader }: Pick<Application, 'attemptReader'>,
  attemptKey: AttemptOwner,
): Promise<CurrentAttempt> => (await attemptReader.read(attemptKey)) ?? refuse('NOT_FOUND');

/**
 * A participant with an attempt receives a link to the result with the error.
 * @throws the given error, always
 */
export const refuseAttempt = (
  refusal: QuizErrorCode,
  { eventId }: AttemptOwner,
  hasTakenPart: boolean,
): never =>
  refuse(refusal, refusal === 'QUIZ_OVER' && hasTakenPart ? { link: links.leaderboard(eventId) } : {});
