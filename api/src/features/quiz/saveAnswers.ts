import { LATE_GRACE_MS } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { toInterval } from '../../platform/clock';
import type { TimedDatabase } from '../../platform/database/TimedDatabase';

/** One person's answer to one question of a quiz, as received. */
export interface ReceivedAnswer {
  userId: string;
  questionId: string;
  optionId: string;
  /** The revision that the person saw; null if not sent. */
  baseRevision: number | null;
}

export const getAnswerKey = ({ userId, questionId }: ReceivedAnswer): string => `${userId} ${questionId}`;

/** The answers as rows. */
const selectRows = (choices: readonly ReceivedAnswer[]) => sql`
  select * from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
    as given("userId" uuid, "questionId" uuid, "optionId" uuid, "baseRevision" integer)
`;

/**
 * Acknowledged answers always count: submit and closing lock the attempt before they score, so this share
 * lock makes each answer either scored or refused.
 */
const selectOpenAttempts = (eventId: string) => sql`
  select attempts.user_id, events.start_time, events.end_time
  from attempts join events on events.id = attempts.event_id
  where attempts.event_id = ${eventId} and attempts.user_id in (select "userId" from given)
    and attempts.state = 'OPEN' and events.cancelled_at is null and events.deleted_at is null
  order by attempts.user_id
  for share of attempts
`;

export interface Saved {
  revision: number;
  /** Database time of the save. */
  at: Date;
}

/**
 * Saves many people's answers in one statement. Returns the stored answer for each, or undefined if it was
 * refused: no open attempt, too late, unknown option or outdated revision. The clock is read after the locks;
 * sorted rows prevent deadlocks.
 */
export async function saveAnswers(
  { database, clock }: TimedDatabase,
  eventId: string,
  choices: readonly ReceivedAnswer[],
): Promise<(Saved | undefined)[]> {
  const same = sql`answers.option_id = excluded.option_id`;
  const { rows } = await sql<{ userId: string; questionId: string; revision: number; at: Date }>`
    with given as (${selectRows(choices)}), open_attempts as (${selectOpenAttempts(eventId)}),
    moment as materialized (
      select ${clock.sqlNow()} as at from (select count(*) from open_attempts) as locked
    )
    insert into answers (event_id, user_id, question_id, option_id, answered_at)
    select ${eventId}::uuid, given."userId", given."questionId", given."optionId", moment.at
    from given
    cross join moment
    join open_attempts on open_attempts.user_id = given."userId"
    join quiz_questions on quiz_questions.event_id = ${eventId} and quiz_questions.id = given."questionId"
      and quiz_questions.options @> jsonb_build_array(jsonb_build_object('id', given."optionId"))
    where moment.at >= open_attempts.start_time
      and moment.at < open_attempts.end_time + ${toInterval(LATE_GRACE_MS)}
    order by given."userId", given."questionId"
    on conflict (event_id, user_id, question_id) do update set
      revision = answers.revision + case when ${same} then 0 else 1 end,
      answered_at = case when ${same} then answers.answered_at else excluded.answered_at end,
      option_id = excluded.option_id
    where ${same} or exists (
      select from given
      where given."userId" = answers.user_id and given."questionId" = answers.question_id
        and (given."baseRevision" is null or given."baseRevision" >= answers.revision)
    )
    returning user_id, question_id, revision, (select at from moment) as at
  `.execute(database);
  const saved = new Map(rows.map(({ userId, questionId, ...row }) => [`${userId} ${questionId}`, row]));
  return choices.map((choice) => saved.get(getAnswerKey(choice)));
}
