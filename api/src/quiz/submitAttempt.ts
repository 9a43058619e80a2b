import { COINS_PER_QUIZ, type QuizRefusal, quizRefusal, WIRE_MS } from '@marquee/shared-contracts';
import { rewardAttempts } from '../coins/rewardAttempts';
import type { DatabaseTransaction } from '../database/Database';
import { notify } from '../notifications/notify';
import type { Rewarding } from './closeAttempts';
import { findTaking, type Taker } from './findTaking';
import { scoreAttempts } from './queries';
import { resultNotice } from './resultNotice';

export interface Submitted {
  answered: number;
  totalQuestions: number;
  coinsEarned: number;
}

/**
 * Ends an open attempt, scores and rewards it and tells the person, all or nothing; of many calls at once the row lock
 * lets one through (QZ-12). Answers the refusal instead when the attempt cannot be submitted.
 */
export const submitAttempt = (
  { clock, database, rewardsADay }: Rewarding,
  taker: Taker,
  now: Date,
): Promise<Submitted | QuizRefusal | 'NO_ATTEMPT'> =>
  database.transaction().execute(async (transaction) => {
    await lockAttempt(transaction, taker);
    const taking = await findTaking(transaction, taker, clock);
    const refusal = quizRefusal(taking, taking.now, WIRE_MS);
    if (refusal !== undefined) return refusal;
    if (taking.state === null) return 'NO_ATTEMPT';
    const answered = await finish(transaction, taker, now);
    const userIds = answered > 0 ? [taker.userId] : [];
    const { eventId } = taker;
    const rewarded = await rewardAttempts(transaction, { eventId, userIds, now, mostADay: rewardsADay });
    await notify(transaction, [resultNotice(taker, taking.title)], now);
    const coinsEarned = rewarded.length * COINS_PER_QUIZ;
    return { answered, totalQuestions: taking.totalQuestions, coinsEarned };
  });

/** First of all: what is read afterwards sees every answer that was acknowledged before. */
const lockAttempt = (transaction: DatabaseTransaction, { eventId, userId }: Taker) =>
  transaction
    .selectFrom('attempts')
    .select('state')
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .forUpdate()
    .execute();

async function finish(
  transaction: DatabaseTransaction,
  { eventId, userId }: Taker,
  now: Date,
): Promise<number> {
  await transaction
    .updateTable('attempts')
    .set({ state: 'SUBMITTED', submittedAt: now })
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .execute();
  const [scored] = await scoreAttempts(transaction, eventId, [userId]);
  return scored?.answered ?? 0;
}
