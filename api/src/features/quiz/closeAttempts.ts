import { rewardAttempts } from '../rewards/rewardAttempts';
import type { ApplicationParts } from '../../platform/Application';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import { notify } from '../notifications/notify';
import { hasEndedBefore } from './hasQuizEnded';
import { scoreAttempts } from './queries';
import { createResultNotification } from './createResultNotification';

/** Attempts per transaction; the next run closes the rest. */
const BATCH_SIZE = 1_000;

/** Dependencies for ending an attempt: the database, its clock, and the daily limit of rewards (GM-3). */
export type QuizContext = Pick<ApplicationParts, 'clock' | 'database' | 'maxRewardsPerDay'>;

interface DueAttempt {
  eventId: string;
  userId: string;
  title: string;
  endTime: Date;
  /** Database time at which the attempt was found due. */
  now: Date;
  voided: boolean;
}

/**
 * Closes attempts that are open two seconds after the quiz's end as AUTO_SUBMITTED, then scores and rewards
 * them (QZ-4). `eventId` limits it to one quiz. Concurrent runs are safe: locked attempts are skipped and
 * left to the next run.
 */
export async function closeAttempts(
  { clock, database, maxRewardsPerDay }: QuizContext,
  eventId?: string,
): Promise<void> {
  let closed = BATCH_SIZE;
  while (closed === BATCH_SIZE)
    closed = await database
      .transaction()
      .execute((transaction) => closeBatch(transaction, { clock, eventId, maxRewardsPerDay }));
}

interface Closing {
  clock: Clock;
  eventId: string | undefined;
  maxRewardsPerDay: number | undefined;
}

async function closeBatch(
  transaction: DatabaseTransaction,
  { clock, eventId, maxRewardsPerDay }: Closing,
): Promise<number> {
  const due = await lockDueAttempts(transaction, clock, eventId);
  for (const quiz of new Map(due.map((attempt) => [attempt.eventId, attempt])).values()) {
    const userIds = due.filter((attempt) => attempt.eventId === quiz.eventId).map(({ userId }) => userId);
    await closeQuizAttempts(transaction, { ...quiz, userIds, maxRewardsPerDay });
    publishAfterCommit(transaction, [`leaderboard:${quiz.eventId}`]);
  }
  return due.length;
}

/**
 * Locks in a separate statement: a combined lock and count would use the old snapshot and miss answers
 * committed during the wait.
 */
const lockDueAttempts = (
  transaction: DatabaseTransaction,
  clock: Clock,
  eventId?: string,
): Promise<DueAttempt[]> =>
  transaction
    .selectFrom('attempts')
    .innerJoin('events', 'events.id', 'attempts.eventId')
    .leftJoin('quizzes', 'quizzes.eventId', 'attempts.eventId')
    .select((eb) => [
      'attempts.eventId',
      'attempts.userId',
      'events.endTime',
      clock.sqlNow().as('now'),
      eb.fn.coalesce('quizzes.title', 'events.title').as('title'),
      eb
        .or([eb('events.cancelledAt', 'is not', null), eb('events.deletedAt', 'is not', null)])
        .$castTo<boolean>()
        .as('voided'),
    ])
    .where('attempts.state', '=', 'OPEN')
    .where('events.endTime', '<=', hasEndedBefore(clock))
    .$if(eventId !== undefined, (query) => query.where('attempts.eventId', '=', eventId ?? ''))
    .orderBy('attempts.eventId')
    .orderBy('attempts.userId')
    .limit(BATCH_SIZE)
    .forUpdate('attempts')
    .skipLocked()
    .execute();

/** One statement ends all attempts of a quiz, and another scores them. */
async function closeQuizAttempts(
  transaction: DatabaseTransaction,
  {
    eventId,
    endTime,
    now,
    title,
    voided,
    userIds,
    maxRewardsPerDay,
  }: DueAttempt & { userIds: string[] } & Pick<Closing, 'maxRewardsPerDay'>,
): Promise<void> {
  await transaction
    .updateTable('attempts')
    .set({ state: voided ? 'VOID' : 'AUTO_SUBMITTED', submittedAt: endTime })
    .where('eventId', '=', eventId)
    .where('userId', 'in', userIds)
    .execute();
  if (voided) return;
  const scored = await scoreAttempts(transaction, eventId, userIds);
  const rewarded = scored.filter(({ answered }) => answered > 0).map(({ userId }) => userId);
  await rewardAttempts(transaction, { eventId, userIds: rewarded, now, maxRewardsPerDay });
  await notify(
    transaction,
    userIds.map((userId) => createResultNotification({ eventId, userId }, title)),
    now,
  );
}
