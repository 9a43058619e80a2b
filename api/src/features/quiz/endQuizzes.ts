import { rolesWithRight } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { publishAfterCommit } from '../../platform/live/publishAfterCommit';
import type { Topic } from '../../platform/live/Bus';
import { type NewNotification, notify } from '../notifications/notify';
import { closeAttempts, type QuizContext } from './closeAttempts';
import { hasEndedBefore } from './hasQuizEnded';
import { createResultNotification } from './createResultNotification';

/** Job: closes overdue attempts, then notifies the hosts who may see the scores of each quiz without open attempts. */
export async function endQuizzes(context: QuizContext): Promise<void> {
  await closeAttempts(context);
  await context.database.transaction().execute(async (transaction) => {
    const ended = await markEnded(transaction, context.clock);
    const [first] = ended;
    if (first === undefined) return;
    await notify(transaction, ended.map(createQuizEndedNotification), first.closedAt);
    const late = await findLateResults(transaction, ended);
    await notify(transaction, late.map(toResultNotification), first.closedAt);
    publishAfterCommit(transaction, [...new Set(late.map(({ eventId }): Topic => `leaderboard:${eventId}`))]);
  });
}

interface EndedQuiz {
  eventId: string;
  title: string;
  hostId: string;
  closedAt: Date;
}

/** Marks each quiz once across instances. Returns one row per host who may see the scores (HO-19). */
async function markEnded(transaction: DatabaseTransaction, clock: Clock): Promise<EndedQuiz[]> {
  const { rows } = await sql<EndedQuiz>`
    with ended as (
      update quizzes set closed_at = ${clock.sqlNow()} from events
      where events.id = quizzes.event_id and quizzes.closed_at is null
        and events.end_time <= ${hasEndedBefore(clock)}
        and not exists (
          select from attempts where attempts.event_id = events.id and attempts.state = 'OPEN'
        )
      returning events.id, events.owner_id, quizzes.closed_at, coalesce(quizzes.title, events.title) as title,
        events.cancelled_at is null and events.deleted_at is null as held
    )
    select ended.id as event_id, ended.title, ended.closed_at, hosts.host_id
    from ended cross join lateral (
      select ended.owner_id as host_id
      union
      select user_id from event_administrators
      where event_id = ended.id and role = any(${rolesWithRight.management}::text[])
    ) as hosts
    where ended.held
  `.execute(transaction);
  return rows;
}

interface LateResult {
  eventId: string;
  userId: string;
  title: string;
}

const toResultNotification = (result: LateResult): NewNotification =>
  createResultNotification(result, result.title);

/** Results that were not announced at the submit, because the quiz shows scores after its end (LB-3). */
async function findLateResults(
  transaction: DatabaseTransaction,
  ended: readonly EndedQuiz[],
): Promise<LateResult[]> {
  const eventIds = [...new Set(ended.map(({ eventId }) => eventId))];
  if (eventIds.length === 0) return [];
  return transaction
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.eventId', 'attempts.eventId')
    .innerJoin('events', 'events.id', 'attempts.eventId')
    .select((eb) => [
      'attempts.eventId',
      'attempts.userId',
      eb.fn.coalesce('quizzes.title', 'events.title').as('title'),
    ])
    .where('attempts.eventId', 'in', eventIds)
    .where('attempts.state', '=', 'SUBMITTED')
    .where('quizzes.showScores', '=', 'after-end')
    .execute();
}

const createQuizEndedNotification = ({ eventId, title, hostId }: EndedQuiz): NewNotification => ({
  recipientId: hostId,
  type: 'QUIZ_ENDED',
  title: 'Your quiz has ended',
  message: `${title} has ended and its scores are ready.`,
  eventId,
  action: { type: 'SCORES', eventId },
  dedupeKey: `quiz-ended:${eventId}`,
});
