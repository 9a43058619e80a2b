import { LATE_GRACE_MS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import { toInterval } from '../../../platform/clock';

/** Locks in the same order as answers do, which prevents deadlocks. */
export const lockAttempts = (transaction: DatabaseTransaction, eventId: string) =>
  transaction
    .selectFrom('attempts')
    .select('userId')
    .where('eventId', '=', eventId)
    .orderBy('userId')
    .forNoKeyUpdate()
    .execute();

/** Recounts the correct answers of every scored attempt. Returns the number of changed results. */
export async function rescoreAttempts(transaction: DatabaseTransaction, eventId: string): Promise<number> {
  const { rows } = await sql`
    update attempts set correct_answers = marked.correct
    from (
      select answers.user_id,
        (count(*) filter (where answers.option_id = quiz_questions.correct_option_id))::int as correct
      from answers
      join events on events.id = answers.event_id
      join quiz_questions
        on quiz_questions.event_id = answers.event_id and quiz_questions.id = answers.question_id
      where answers.event_id = ${eventId} and answers.answered_at < events.end_time + ${toInterval(LATE_GRACE_MS)}
      group by answers.user_id
    ) marked
    where attempts.event_id = ${eventId} and attempts.user_id = marked.user_id
      and attempts.correct_answers <> marked.correct
    returning attempts.user_id
  `.execute(transaction);
  return rows.length;
}
