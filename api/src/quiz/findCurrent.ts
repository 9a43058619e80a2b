import { links, type QuizRefusal } from '@marquee/shared-contracts';
import type { Application } from '../Application';
import { refuse } from '../refuse';
import type { Taker } from './findOwnAnswers';
import type { CurrentTaking } from './TakingReader';

/** The person's attempt as it stands now: one whose time is up is closed before it is looked at (QZ-4). */
export const findCurrent = async (
  { takings }: Pick<Application, 'takings'>,
  taker: Taker,
): Promise<CurrentTaking> => (await takings.read(taker)) ?? refuse('NOT_FOUND');

/** After an attempt the end of the quiz is told with the way to its result. */
export const refuseTaking = (refusal: QuizRefusal, { eventId }: Taker, tookPart: boolean): never =>
  refuse(refusal, refusal === 'QUIZ_OVER' && tookPart ? { link: links.leaderboard(eventId) } : {});
