import { LATE_GRACE_MS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { toInterval } from '../../platform/clock';

/** The person's most recently submitted quiz, if any. */
export const findLatestQuiz = (database: Database, userId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('events', 'events.id', 'attempts.eventId')
    .select('attempts.eventId')
    .where('attempts.userId', '=', userId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('events.deletedAt', 'is', null)
    .orderBy('attempts.submittedAt', 'desc')
    .executeTakeFirst();

/**
 * Scores submitted attempts of an event that have no score yet, for all or some people; repeats are safe.
 * Answers count until two seconds after the end (QZ-3).
 */
export async function scoreAttempts(
  database: Database,
  eventId: string,
  userIds?: readonly string[],
): Promise<{ userId: string; answered: number }[]> {
  const some = userIds === undefined ? sql`true` : sql`attempts.user_id = any(${[...userIds]}::uuid[])`;
  const { rows } = await sql<{ userId: string; answered: number }>`
    update attempts set answered = s.answered, correct_answers = s.correct, last_answer_at = s.last_answer_at
    from (
      select attempts.user_id,
        count(answers.question_id)::int as answered,
        (count(*) filter (where answers.option_id = quiz_questions.correct_option_id))::int as correct,
        max(answers.answered_at) as last_answer_at
      from attempts
      join events on events.id = attempts.event_id
      left join answers on answers.event_id = attempts.event_id and answers.user_id = attempts.user_id
        and answers.answered_at < events.end_time + ${toInterval(LATE_GRACE_MS)}
      left join quiz_questions
        on quiz_questions.event_id = answers.event_id and quiz_questions.id = answers.question_id
      where attempts.event_id = ${eventId} and ${some}
      group by attempts.user_id
    ) s
    where attempts.event_id = ${eventId} and attempts.user_id = s.user_id
      and attempts.state in ('SUBMITTED', 'AUTO_SUBMITTED') and attempts.correct_answers is null
    returning attempts.user_id, attempts.answered
  `.execute(database);
  return rows;
}
