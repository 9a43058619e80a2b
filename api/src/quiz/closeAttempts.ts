import { rewardAttempts } from '../coins/rewardAttempts';
import type { ApplicationParts } from '../Application';
import type { Clock } from '../clock';
import type { DatabaseTransaction } from '../database/Database';
import { publishAfterCommit } from '../live/afterCommit';
import { notify } from '../notifications/notify';
import { endedBefore } from './hasEnded';
import { scoreAttempts } from './queries';
import { resultNotice } from './resultNotice';

/** Attempts closed in one transaction; more are left to the next. */
const AT_ONCE = 1_000;

/** What ends an attempt: the database and its clock, and how many rewarded quizzes a day has (GM-3). */
export type Rewarding = Pick<ApplicationParts, 'clock' | 'database' | 'rewardsADay'>;

interface Due {
  eventId: string;
  userId: string;
  title: string;
  endTime: Date;
  /** The database's time at which the attempt was found due. */
  now: Date;
  voided: boolean;
}

/**
 * Closes every attempt that is still open two seconds after its quiz's end: AUTO_SUBMITTED with the answers saved so
 * far, scored and rewarded like the others (QZ-4). `eventId` closes one quiz, for whoever reads before the job came.
 * Safe to run twice and by many at once: what another one is closing, or an answer under way holds, is skipped and
 * comes with the next run.
 */
export async function closeAttempts(
  { clock, database, rewardsADay }: Rewarding,
  eventId?: string,
): Promise<void> {
  let closed = AT_ONCE;
  while (closed === AT_ONCE)
    closed = await database
      .transaction()
      .execute((transaction) => closeSome(transaction, { clock, eventId, mostADay: rewardsADay }));
}

interface Closing {
  clock: Clock;
  eventId: string | undefined;
  mostADay: number | undefined;
}

async function closeSome(
  transaction: DatabaseTransaction,
  { clock, eventId, mostADay }: Closing,
): Promise<number> {
  const due = await lockDue(transaction, clock, eventId);
  for (const quiz of new Map(due.map((attempt) => [attempt.eventId, attempt])).values()) {
    const userIds = due.filter((attempt) => attempt.eventId === quiz.eventId).map(({ userId }) => userId);
    await closeOf(transaction, { ...quiz, userIds, mostADay });
    publishAfterCommit(transaction, [`leaderboard:${quiz.eventId}`]);
  }
  return due.length;
}

/**
 * A statement of its own, before the scoring: a lock and a count in one statement would count what was there when the
 * statement began, and miss an answer that was committed while it waited.
 */
const lockDue = (transaction: DatabaseTransaction, clock: Clock, eventId?: string): Promise<Due[]> =>
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
    .where('events.endTime', '<=', endedBefore(clock))
    .$if(eventId !== undefined, (query) => query.where('attempts.eventId', '=', eventId ?? ''))
    .orderBy('attempts.eventId')
    .orderBy('attempts.userId')
    .limit(AT_ONCE)
    .forUpdate('attempts')
    .skipLocked()
    .execute();

/** The attempts of one quiz: one set statement ends them, one scores them. */
async function closeOf(
  transaction: DatabaseTransaction,
  {
    eventId,
    endTime,
    now,
    title,
    voided,
    userIds,
    mostADay,
  }: Due & { userIds: string[] } & Pick<Closing, 'mostADay'>,
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
  await rewardAttempts(transaction, { eventId, userIds: rewarded, now, mostADay });
  await notify(
    transaction,
    userIds.map((userId) => resultNotice({ eventId, userId }, title)),
    now,
  );
}
