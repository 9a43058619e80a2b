import { sql } from 'kysely';
import type { Database } from '../database/Database';
import type { Taker } from './findTaking';

/** The submitted attempts with at least one answer, each with its person (LB-7). */
const countedAttempts = (database: Database, eventId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('accounts', 'accounts.id', 'attempts.userId')
    .select([
      'attempts.userId',
      'attempts.startedAt',
      'attempts.submittedAt',
      'attempts.lastAnswerAt',
      'attempts.correctAnswers',
      'accounts.firstname',
      'accounts.lastname',
      'accounts.imageUrl',
      'accounts.anonymous',
    ])
    .where('attempts.eventId', '=', eventId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('attempts.answered', '>=', 1);

/** One person's own result, for a board that was made before it. */
export const findOwnResult = (database: Database, eventId: string, userId: string) =>
  countedAttempts(database, eventId).where('attempts.userId', '=', userId).executeTakeFirst();

/** The quiz that a person submitted last, if any. */
export const findLatest = (database: Database, userId: string) =>
  database
    .selectFrom('attempts')
    .innerJoin('events', 'events.id', 'attempts.eventId')
    .select('attempts.eventId')
    .where('attempts.userId', '=', userId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('events.deletedAt', 'is', null)
    .orderBy('attempts.submittedAt', 'desc')
    .executeTakeFirst();

/** The coins that an attempt brought, less what was taken back (GM-1). */
export async function findCoins(database: Database, { eventId, userId }: Taker): Promise<number> {
  const { coins } = await database
    .selectFrom('coinEntries')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('coins')}, 0)::int`.as('coins'))
    .where('eventId', '=', eventId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return coins;
}

/** A quiz and its results: the attempts that count, each with its score and its person (LB-7). */
export async function findResults(database: Database, eventId: string) {
  const quiz = await database
    .selectFrom('events')
    .select((eb) => [
      'events.title',
      'events.endTime',
      eb
        .selectFrom('quizQuestions')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('quizQuestions.eventId', '=', 'events.id')
        .$asScalar()
        .$notNull()
        .as('totalQuestions'),
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
  const results = await countedAttempts(database, eventId).execute();
  return { ...quiz, results, members: await findMembers(database, eventId) };
}

/** Who is in which team of an event; nobody where there are no teams. */
const findMembers = (database: Database, eventId: string) =>
  database
    .selectFrom('teamMembers')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .select(['teamMembers.userId', 'teamMembers.teamId', 'teams.name as teamName'])
    .where('teamMembers.eventId', '=', eventId)
    .execute();

export type TeamMember = Awaited<ReturnType<typeof findMembers>>[number];

export type Result = Awaited<ReturnType<typeof findResults>>['results'][number];

/**
 * Counts the answers of the submitted and not yet scored attempts of an event, all or those of some people, in one
 * statement; safe to run twice. Answers count until two seconds after the end (QZ-3).
 */
export async function scoreAttempts(
  database: Database,
  eventId: string,
  userIds?: readonly string[],
): Promise<{ userId: string; answered: number }[]> {
  const some = userIds === undefined ? sql`true` : sql`attempts.user_id in (${sql.join([...userIds])})`;
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
        and answers.answered_at < events.end_time + interval '2 seconds'
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
