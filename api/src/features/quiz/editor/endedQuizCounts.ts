import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';
import { lockQuiz } from '../lockEndedQuiz';
import { awaitCounts, COUNT_WAIT_MS, findCounts } from './countAnswers';
import { findQuestions } from './queries';

/** The number of attempts at an ended quiz, and of ranked attempts in total and by chosen option. */
export interface EndedQuizCounts {
  attempts: number;
  ranked: number;
  chosen: ReadonlyMap<string, number>;
}

/**
 * Reads the counters of an ended quiz. The first read begins to count; undefined while a large quiz is still counted.
 * @throws `OVERLOADED` if an attempt is still open
 */
export async function readEndedQuizCounts(
  database: Database,
  eventId: string,
  waitMs = COUNT_WAIT_MS,
): Promise<EndedQuizCounts | undefined> {
  const quiz = (await findCounts(database, eventId)) ?? (await awaitCounts(database, eventId, waitMs));
  if (quiz === undefined) return undefined;
  const rows = await database
    .selectFrom('optionCounts')
    .select(['optionId', 'chosen'])
    .where('eventId', '=', eventId)
    .execute();
  return { ...quiz, chosen: new Map(rows.map((row) => [row.optionId, row.chosen])) };
}

/** Adds an attempt to the counters of an ended quiz, or removes it (-1), in the transaction that changed its state. */
export async function adjustEndedQuizCounts(
  transaction: DatabaseTransaction,
  { eventId, userId }: { eventId: string; userId: string },
  change: 1 | -1,
): Promise<void> {
  const { ranked } = await lockQuiz(transaction, eventId);
  if (ranked === null) return;
  await sql`
    with chosen as (
      insert into option_counts (event_id, option_id, chosen)
      select event_id, option_id, ${change}::int from answers
      where event_id = ${eventId} and user_id = ${userId}
      on conflict (event_id, option_id) do update set chosen = option_counts.chosen + excluded.chosen
    )
    update quizzes set ranked = ranked + ${change}::int
    where event_id = ${eventId} and exists (
      select from attempts where event_id = ${eventId} and user_id = ${userId} and answered >= 1
    )`.execute(transaction);
}

/** Each question's options with the number of ranked attempts that chose them (LB-5, LB-7); null while they are counted. */
export async function findOptionCounts(database: Database, eventId: string) {
  const counts = await readEndedQuizCounts(database, eventId);
  if (counts === undefined) return null;
  const { ranked, chosen } = counts;
  return (await findQuestions(database, eventId)).map(({ id, questionText, options, correctOptionId }) => ({
    id,
    questionText,
    attempts: ranked,
    options: options.map((option) => ({
      text: option.text,
      correct: option.id === correctOptionId,
      chosen: chosen.get(option.id) ?? 0,
    })),
  }));
}

type Questions = Awaited<ReturnType<typeof findQuestions>>;

/** The number of answers and of correct answers per question, over ranked attempts. */
export const toDifficulty = (questions: Questions, chosen: EndedQuizCounts['chosen']) =>
  questions.map(({ id, questionText, options, correctOptionId }) => ({
    id,
    questionText,
    answered: options.reduce((sum, option) => sum + (chosen.get(option.id) ?? 0), 0),
    correct: chosen.get(correctOptionId) ?? 0,
  }));
