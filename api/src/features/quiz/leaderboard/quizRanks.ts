import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';
import { lockEndedQuiz, lockQuiz } from '../lockEndedQuiz';
import { selectRankedAttempts } from './leaderboardQueries';

/**
 * Saves the rank of each distinct result of an ended quiz, once. Reading them costs a lookup, whereas ranking costs as
 * much as there are attempts.
 * @throws `OVERLOADED` if an attempt is still open
 */
export async function saveQuizRanks(database: Database, eventId: string): Promise<void> {
  if (await hasRanks(database, eventId)) return;
  await database.transaction().execute(async (transaction) => {
    await lockEndedQuiz(transaction, eventId);
    if (!(await hasRanks(transaction, eventId))) await insertRanks(transaction, eventId);
  });
}

async function hasRanks(database: Database, eventId: string): Promise<boolean> {
  const found = await database
    .selectFrom('quizRanks')
    .select('rank')
    .where('eventId', '=', eventId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Ties share a rank, and the next rank skips (LB-1). */
const insertRanks = (transaction: DatabaseTransaction, eventId: string) =>
  sql`
  insert into quiz_ranks (event_id, correct_answers, seconds, people, rank)
  select ${eventId}, correct_answers, seconds, people,
    1 - people + sum(people) over (order by correct_answers desc, seconds)
  from (
    ${selectRankedAttempts(transaction, eventId)
      .select((eb) => ['correctAnswers', 'seconds', eb.fn.countAll<number>().as('people')])
      .groupBy(['correctAnswers', 'seconds'])}
  ) as results`.execute(transaction);

/** Forgets the saved ranks in the transaction that changed a result; the next read saves them again. */
export async function deleteQuizRanks(transaction: DatabaseTransaction, eventId: string): Promise<void> {
  await lockQuiz(transaction, eventId);
  await transaction.deleteFrom('quizRanks').where('eventId', '=', eventId).execute();
}

/** The number of ranked people of an ended quiz. */
export async function countRankedPeople(database: Database, eventId: string): Promise<number> {
  const { people } = await database
    .selectFrom('quizRanks')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('people'), eb.lit(0)).as('people'))
    .where('eventId', '=', eventId)
    .executeTakeFirstOrThrow();
  return people;
}

/** The rank of a result, computed from all attempts: a change may just have deleted the saved one. */
export async function computeQuizRank(
  database: Database,
  eventId: string,
  { correctAnswers, seconds }: { correctAnswers: number; seconds: number },
): Promise<number> {
  const { better } = await selectRankedAttempts(database, eventId)
    .where((eb) =>
      eb.or([
        eb('correctAnswers', '>', correctAnswers),
        eb.and([eb('correctAnswers', '=', correctAnswers), eb('seconds', '<', seconds)]),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as('better'))
    .executeTakeFirstOrThrow();
  return better + 1;
}
