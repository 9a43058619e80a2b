import { links, type QuizRefusal } from '@marquee/shared-contracts';
import { refuse } from '../refuse';
import { closeAttempts, type Rewarding } from './closeAttempts';
import { findTaking, type Taker, type Taking } from './findTaking';
import { hasEnded } from './hasEnded';

/** The person's attempt as it stands now: one whose time is up is closed before it is looked at (QZ-4). */
export async function findCurrent(rewarding: Rewarding, taker: Taker): Promise<Taking> {
  const { clock, database } = rewarding;
  const taking = await findTaking(database, taker, clock);
  if (taking.state !== 'OPEN' || !hasEnded(taking, taking.now)) return taking;
  await closeAttempts(rewarding, taker.eventId);
  return findTaking(database, taker, clock);
}

/** After an attempt the end of the quiz is told with the way to its result. */
export const refuseTaking = (refusal: QuizRefusal, { eventId }: Taker, tookPart: boolean): never =>
  refuse(refusal, refusal === 'QUIZ_OVER' && tookPart ? { link: links.leaderboard(eventId) } : {});
