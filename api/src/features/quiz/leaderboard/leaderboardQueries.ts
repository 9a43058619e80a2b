import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';

/** Ranked attempts: submitted or auto-submitted, with at least one answer (LB-7). */
export const selectRankedAttempts = (database: Database, eventId: string) =>
  database
    .selectFrom('attempts')
    .where('attempts.eventId', '=', eventId)
    .where('attempts.state', 'in', ['SUBMITTED', 'AUTO_SUBMITTED'])
    .where('attempts.answered', '>=', 1);

/** Ranked attempts joined with their accounts. */
const selectResults = (database: Database, eventId: string) =>
  selectRankedAttempts(database, eventId)
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

/** A result with the saved rank of an ended quiz; null without. */
export type OwnResult = Result & { rank: number | null };

/** The results of these people, by account id. */
export async function findOwnResults(
  database: Database,
  eventId: string,
  userIds: readonly string[],
): Promise<Map<string, OwnResult>> {
  const rows = await selectResults(database, eventId)
    .leftJoin('quizRanks', (join) =>
      join
        .onRef('quizRanks.eventId', '=', 'attempts.eventId')
        .onRef('quizRanks.correctAnswers', '=', 'attempts.correctAnswers')
        .onRef('quizRanks.seconds', '=', 'attempts.seconds'),
    )
    .select('quizRanks.rank')
    .where('attempts.userId', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** The best results in the order of LB-1, which an index provides. */
export const findBestResults = (database: Database, eventId: string, count: number) =>
  selectResults(database, eventId)
    .orderBy('attempts.correctAnswers', 'desc')
    .orderBy('attempts.seconds')
    .orderBy('attempts.submittedAt')
    .limit(count)
    .execute();

/** A group of equal results: correct answers, seconds, number of people. */
export type ResultGroup = [correctAnswers: number, seconds: number, people: number];

/** Every distinct result, best first, as one JSON text: rows would cost ten times more to read. */
export async function findResultGroups(database: Database, eventId: string): Promise<ResultGroup[]> {
  const groups = selectRankedAttempts(database, eventId)
    .select((eb) => ['correctAnswers', 'seconds', eb.fn.countAll<number>().as('people')])
    .groupBy(['correctAnswers', 'seconds'])
    .orderBy('correctAnswers', 'desc')
    .orderBy('seconds');
  const { all } = await database
    .selectFrom(groups.as('resultGroups'))
    // A text costs less to build than a JSON value.
    .select(
      sql<string>`concat('[', string_agg(format('[%s,%s,%s]', correct_answers, seconds, people), ','), ']')`.as(
        'all',
      ),
    )
    .executeTakeFirstOrThrow();
  return JSON.parse(all) as ResultGroup[];
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

/** Team members of an event with the correct answers of ranked attempts; empty for events without teams. */
export const findTeamMembers = (database: Database, eventId: string) =>
  database
    .selectFrom('teamMembers')
    .innerJoin('teams', (join) =>
      join.onRef('teams.eventId', '=', 'teamMembers.eventId').onRef('teams.id', '=', 'teamMembers.teamId'),
    )
    .leftJoin(selectRankedAttempts(database, eventId).selectAll().as('counted'), (join) =>
      join.onRef('counted.userId', '=', 'teamMembers.userId'),
    )
    .select([
      'teamMembers.userId',
      'teamMembers.teamId',
      'teams.name as teamName',
      // Null for a member without a ranked attempt.
      'counted.correctAnswers',
    ])
    .where('teamMembers.eventId', '=', eventId)
    .execute();

export type TeamMember = Awaited<ReturnType<typeof findTeamMembers>>[number];
