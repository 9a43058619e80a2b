import {
  COINS_PER_QUIZ,
  type QuizErrorCode,
  findQuizError,
  type ShowScores,
  LATE_GRACE_MS,
} from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Application } from '../../platform/Application';
import { type Clock, toInterval } from '../../platform/clock';
import { rewardAttempts } from '../rewards/rewardAttempts';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { notify } from '../notifications/notify';
import { scoreAttempts } from './queries';
import { createResultNotification } from './createResultNotification';
import type { CurrentAttempt } from './AttemptReader';

export interface Submitted {
  answered: number;
  totalQuestions: number;
  coinsEarned: number;
}

export interface SubmitRefusal {
  refusal: QuizErrorCode | 'NO_ATTEMPT';
  tookPart: boolean;
}

/** Placeholder for a refusal without a known reason; the rest of the batch was submitted. */
export interface SubmitFailure {
  error: unknown;
}

export type SubmitOutcome = Submitted | SubmitRefusal | SubmitFailure;

export type SubmitParts = Pick<Application, 'database' | 'clock' | 'attemptReader' | 'maxRewardsPerDay'>;

/**
 * Ends, scores and rewards these people's open attempts and notifies them, all or nothing. The row lock
 * accepts one of many concurrent calls (QZ-12). Returns each person's result or error.
 */
export async function submitAttempts(
  parts: SubmitParts,
  eventId: string,
  userIds: readonly string[],
): Promise<SubmitOutcome[]> {
  const submitted = await parts.database
    .transaction()
    .execute((transaction) => submitOpen(transaction, parts, { eventId, userIds }));
  const findRefusal = (userId: string): Promise<SubmitOutcome> =>
    parts.attemptReader.read({ eventId, userId }).then(toRefusal, (error: unknown) => ({ error }));
  return Promise.all(userIds.map((userId) => submitted.get(userId) ?? findRefusal(userId)));
}

/** An attempt that was not submitted is not open, or the quiz is outside its time. */
function toRefusal(attempt: CurrentAttempt | undefined): SubmitRefusal {
  const state = attempt?.state ?? null;
  const refusal = attempt && findQuizError(attempt, attempt.now, LATE_GRACE_MS);
  return { refusal: refusal ?? (state === null ? 'NO_ATTEMPT' : 'QUIZ_OVER'), tookPart: state !== null };
}

interface AttemptKeys {
  eventId: string;
  userIds: readonly string[];
}

async function submitOpen(
  transaction: DatabaseTransaction,
  { clock, maxRewardsPerDay }: SubmitParts,
  keys: AttemptKeys,
): Promise<Map<string, Submitted>> {
  await lockAttempts(transaction, keys);
  const ended = await endAttempts(transaction, clock, keys);
  const [quiz] = ended;
  if (quiz === undefined) return new Map();
  const { eventId } = keys;
  const userIds = ended.map(({ userId }) => userId);
  const scored = await scoreAttempts(transaction, eventId, userIds);
  const answered = new Map(scored.map((attempt) => [attempt.userId, attempt.answered]));
  const given = userIds.filter((userId) => (answered.get(userId) ?? 0) > 0);
  const now = quiz.submittedAt;
  const rewarded = new Set(
    await rewardAttempts(transaction, { eventId, userIds: given, now, maxRewardsPerDay }),
  );
  // Scores that are shown after the end are announced by the closing job.
  if (quiz.showScores === 'after-submitting')
    await notify(
      transaction,
      userIds.map((userId) => createResultNotification({ eventId, userId }, quiz.title)),
      now,
    );
  const getResult = (userId: string): Submitted => ({
    answered: answered.get(userId) ?? 0,
    totalQuestions: quiz.totalQuestions,
    coinsEarned: rewarded.has(userId) ? COINS_PER_QUIZ : 0,
  });
  return new Map(userIds.map((userId) => [userId, getResult(userId)]));
}

/**
 * Locks first, so that later reads see every acknowledged answer. Locks in the same order as answers and
 * corrections, which prevents deadlocks.
 */
const lockAttempts = (transaction: DatabaseTransaction, { eventId, userIds }: AttemptKeys) =>
  sql`
    select from attempts where event_id = ${eventId} and user_id = any(${[...userIds]}::uuid[])
    order by user_id for update
  `.execute(transaction);

interface EndedAttempt {
  userId: string;
  submittedAt: Date;
  title: string;
  totalQuestions: number;
  showScores: ShowScores;
}

/** Ends open attempts in time, judged by the database's clock after the locks. */
async function endAttempts(
  transaction: DatabaseTransaction,
  clock: Clock,
  { eventId, userIds }: AttemptKeys,
): Promise<EndedAttempt[]> {
  const { rows } = await sql<EndedAttempt>`
    with moment as materialized (select ${clock.sqlNow()} as at),
    quiz as materialized (
      select coalesce(quizzes.title, events.title) as title, moment.at,
        coalesce(quizzes.show_scores, 'after-submitting') as show_scores,
        (select count(*)::int from quiz_questions where event_id = events.id) as total_questions
      from events cross join moment left join quizzes on quizzes.event_id = events.id
      where events.id = ${eventId} and events.cancelled_at is null and events.deleted_at is null
        and events.start_time <= moment.at and moment.at < events.end_time + ${toInterval(LATE_GRACE_MS)}
    )
    update attempts set state = 'SUBMITTED', submitted_at = quiz.at
    from quiz
    where attempts.event_id = ${eventId} and attempts.user_id = any(${[...userIds]}::uuid[])
      and attempts.state = 'OPEN' and quiz.total_questions > 0
    returning attempts.user_id, attempts.submitted_at, quiz.title, quiz.total_questions, quiz.show_scores
  `.execute(transaction);
  return rows;
}
