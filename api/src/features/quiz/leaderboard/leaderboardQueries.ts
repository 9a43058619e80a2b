import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';

/** The attempts that count: submitted, also by the server, with at least one answer (LB-7). */
const selectCountedAttempts = (database: Database, eventId: string) =>
  database
    .selectFrom('attempts')
    .where('attempts.eventId', '=', eventId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('attempts.answered', '>=', 1);

/** Each with its person. */
const selectResults = (database: Database, eventId: string) =>
  selectCountedAttempts(database, eventId)
    .innerJoin('accounts', 'accounts.id', 'attempts.userId')
    .select([
      'attempts.userId',
      'attempts.submittedAt',
      'attempts.correctAnswers',
      'attempts.seconds',
      'accounts.firstname',
      'accounts.lastname',
      'accounts.imageUrl',
      'accounts.anonymous',
    ]);

export type Result = Awaited<ReturnType<typeof findBestResults>>[number];

/** The own results of many people, by their ids. */
export async function findOwnResults(
  database: Database,
  eventId: string,
  userIds: readonly string[],
): Promise<Map<string, Result>> {
  const rows = await selectResults(database, eventId)
    .where('attempts.userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The best results, in the order of LB-1, which an index holds. */
export const findBestResults = (database: Database, eventId: string, count: number) =>
  selectResults(database, eventId)
    .orderBy('attempts.correctAnswers', 'desc')
    .orderBy('attempts.seconds')
    .orderBy('attempts.submittedAt')
    .limit(count)
    .execute();

/** How many have one and the same result: right answers, seconds, people. */
export type ResultGroup = [correctAnswers: number, seconds: number, people: number];

/** Every different result, the best first. One JSON text: a crowd's results as rows would cost ten times more to read. */
export async function findResultGroups(database: Database, eventId: string): Promise<ResultGroup[]> {
  const merits = selectCountedAttempts(database, eventId)
    .select((eb) => ['correctAnswers', 'seconds', eb.fn.countAll<number>().as('people')])
    .groupBy(['correctAnswers', 'seconds'])
    .orderBy('correctAnswers', 'desc')
    .orderBy('seconds');
  const { all } = await database
    .selectFrom(merits.as('merits'))
    .select(
      sql<ResultGroup[]>`coalesce(json_agg(json_build_array(correct_answers, seconds, people)), '[]')`.as(
        'all',
      ),
    )
    .executeTakeFirstOrThrow();
  return all;
}

export const findLeaderboardQuiz = (database: Database, eventId: string) =>
  database
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

/** Who is in which team of an event, with the right answers of who counts; nobody where there are no teams. */
export const findTeamMembers = (database: Database, eventId: string) =>
  database
    .selectFrom('teamMembers')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .leftJoin(selectCountedAttempts(database, eventId).selectAll().as('counted'), (join) =>
      join.onRef('counted.userId', '=', 'teamMembers.userId'),
    )
    .select([
      'teamMembers.userId',
      'teamMembers.teamId',
      'teams.name as teamName',
      // Null where the member has no attempt that counts.
      'counted.correctAnswers',
    ])
    .where('teamMembers.eventId', '=', eventId)
    .execute();

export type TeamMember = Awaited<ReturnType<typeof findTeamMembers>>[number];
