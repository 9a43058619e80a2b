import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { runInBackground } from '../../../platform/background/backgroundErrors';
import type { Database } from '../../../platform/database/Database';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import { refuse } from '../../../platform/http/refuse';
import { selectRankedAttempts } from '../leaderboard/leaderboardQueries';
import { lockEndedQuiz } from '../lockEndedQuiz';

/** chosen: a host waits this long for the counters of an ended quiz, enough for 100,000 attempts. */
export const COUNT_WAIT_MS = 2_000;
/** chosen: attempts per statement, so that 200 questions of each are counted within the limit of a statement. */
const BATCH_SIZE = 2_000;
/** Counts again while hosts disqualify attempts. */
const MAX_TRIES = 5;

interface AttemptCounts {
  attempts: number;
  ranked: number;
}

type Counting = Promise<AttemptCounts>;

const running = new WeakMap<Database, Map<string, Counting>>();

export async function findCounts(database: Database, eventId: string): Promise<AttemptCounts | undefined> {
  const quiz = await database
    .selectFrom('quizzes')
    .select(['attempts', 'ranked'])
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (quiz === undefined || quiz.attempts === null || quiz.ranked === null) return undefined;
  return { attempts: quiz.attempts, ranked: quiz.ranked };
}

/**
 * Waits for the counters; all readers of this process share the work, which goes on in the background after the wait.
 * Resolves to undefined if the quiz is not counted by then.
 */
export async function awaitCounts(
  database: Database,
  eventId: string,
  waitMs: number,
): Promise<AttemptCounts | undefined> {
  const counting = startCounting(database, eventId, waitMs);
  const abort = new AbortController();
  const wait = pause(waitMs, undefined, { signal: abort.signal }).catch(() => undefined);
  const counted = await Promise.race([counting, wait]).finally(() => abort.abort());
  if (counted === undefined) runInBackground('count answers', () => counting);
  return counted;
}

function startCounting(database: Database, eventId: string, waitMs: number): Counting {
  const quizzes = running.get(database) ?? new Map<string, Counting>();
  running.set(database, quizzes);
  const counting =
    quizzes.get(eventId) ?? countOnce(database, eventId, waitMs).finally(() => quizzes.delete(eventId));
  quizzes.set(eventId, counting);
  return counting;
}

async function countOnce(database: Database, eventId: string, waitMs: number): Counting {
  const started = performance.now();
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const counts = await countSnapshot(database, eventId);
    const saved = await saveCounts(database, eventId, {
      ...counts,
      isLate: () => performance.now() - started > waitMs,
    });
    if (saved !== undefined) return saved;
  }
  return refuse('OVERLOADED');
}

/** Identifies the set of ranked attempts; a disqualification and its undo change it. */
async function readRanked(database: Database, eventId: string) {
  const { ranked, people } = await selectRankedAttempts(database, eventId)
    .select((eb) => [
      eb.fn.countAll<number>().as('ranked'),
      sql<string | null>`sum(hashtextextended(attempts.user_id::text, 0))::text`.as('people'),
    ])
    .executeTakeFirstOrThrow();
  return { ranked, fingerprint: `${ranked} ${people}` };
}

/** Counts in batches that show one moment, without a lock. */
export async function countSnapshot(database: Database, eventId: string, batchSize = BATCH_SIZE) {
  const transaction = await database.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    const { fingerprint } = await readRanked(transaction, eventId);
    const chosen = new Map<string, number>();
    let after: string | undefined;
    do {
      const last = await findBatchEnd(transaction, eventId, { after, batchSize });
      for (const { optionId, count } of await countBatch(transaction, eventId, { after, last }))
        chosen.set(optionId, (chosen.get(optionId) ?? 0) + count);
      after = last;
    } while (after !== undefined);
    return { chosen, fingerprint };
  } finally {
    await transaction.rollback().execute();
  }
}

/** The last person of a full batch; undefined for the rest. */
async function findBatchEnd(
  database: Database,
  eventId: string,
  { after, batchSize }: { after: string | undefined; batchSize: number },
) {
  const row = await database
    .selectFrom('attempts')
    .select('userId')
    .where('eventId', '=', eventId)
    .$if(after !== undefined, (query) => query.where('userId', '>', after ?? ''))
    .orderBy('userId')
    .offset(batchSize - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.userId;
}

/** The chosen options of ranked attempts behind one person, until another. */
const countBatch = (
  database: Database,
  eventId: string,
  { after, last }: { after: string | undefined; last: string | undefined },
) =>
  selectRankedAttempts(database, eventId)
    .innerJoin('answers', (join) =>
      join.onRef('answers.eventId', '=', 'attempts.eventId').onRef('answers.userId', '=', 'attempts.userId'),
    )
    .$if(after !== undefined, (query) => query.where('attempts.userId', '>', after ?? ''))
    .$if(last !== undefined, (query) => query.where('attempts.userId', '<=', last ?? ''))
    .select((eb) => ['answers.optionId', eb.fn.countAll<number>().as('count')])
    .groupBy('answers.optionId')
    .execute();

interface Counts {
  chosen: ReadonlyMap<string, number>;
  fingerprint: string;
  /** Whether readers were answered without the counters. */
  isLate: () => boolean;
}

/** Saves the counters if the same attempts are ranked as when they were counted. */
const saveCounts = (
  database: Database,
  eventId: string,
  { chosen, fingerprint, isLate }: Counts,
): Promise<AttemptCounts | undefined> =>
  database.transaction().execute(async (transaction) => {
    await lockEndedQuiz(transaction, eventId);
    const saved = await findCounts(transaction, eventId);
    if (saved !== undefined) return saved;
    const now = await readRanked(transaction, eventId);
    if (now.fingerprint !== fingerprint) return undefined;
    const rows = [...chosen].map(([optionId, count]) => ({ eventId, optionId, chosen: count }));
    if (rows.length > 0) await transaction.insertInto('optionCounts').values(rows).execute();
    const { attempts } = await transaction
      .selectFrom('attempts')
      .select((eb) => eb.fn.countAll<number>().as('attempts'))
      .where('eventId', '=', eventId)
      .executeTakeFirstOrThrow();
    const counts = { attempts, ranked: now.ranked };
    await transaction.updateTable('quizzes').set(counts).where('eventId', '=', eventId).execute();
    if (isLate()) publishAfterCommit(transaction, [`leaderboard:${eventId}`]);
    return counts;
  });
