import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/Database';
import { refuse } from '../http/refuse';

/** At most `hits` in a window of `seconds`, for each e-mail, address or other subject. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
}

/** A limit for one subject. Subjects are stored hashed: the table is no list of who tried to log in. */
export interface Throttle {
  key: string;
  limit: Limit;
}

export const createThrottle = (limit: Limit, subject: string): Throttle => ({
  key: `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`,
  limit,
});

interface Window {
  hits: number;
  endsAt: Date;
}

/** Counts a hit in one committed statement, before whatever it protects, so that parallel tries all count (C5). */
async function countHit(database: Database, { key, limit }: Throttle, now: Date): Promise<Window> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  const isOver = sql<boolean>`throttles.ends_at <= ${now}`;
  return database
    .insertInto('throttles')
    .values({ key, hits: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql<number>`case when ${isOver} then 1 else throttles.hits + 1 end`,
        endsAt: sql<Date>`case when ${isOver} then excluded.ends_at else throttles.ends_at end`,
      }),
    )
    .returning(['hits', 'endsAt'])
    .executeTakeFirstOrThrow();
}

/**
 * Counts a hit and refuses with 429 beyond the limit, saying when to come again (C7). Inside a transaction only what
 * commits is counted: for quotas of things made, never for guesses.
 */
export async function requireWithinLimit(database: Database, asked: Throttle, now: Date): Promise<void> {
  const { hits, endsAt } = await countHit(database, asked, now);
  if (hits <= asked.limit.hits) return;
  refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: (endsAt.getTime() - now.getTime()) / 1000 });
}

/** Counts a hit and answers whether it is within the limit, for what is then left undone without a word. */
export async function isWithinLimit(database: Database, asked: Throttle, now: Date): Promise<boolean> {
  const { hits } = await countHit(database, asked, now);
  return hits <= asked.limit.hits;
}

/** Begins a window anew with one hit, whatever was counted before: a cool-down after something done. */
export async function restartWindow(database: Database, { key, limit }: Throttle, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.seconds * 1000);
  await database
    .insertInto('throttles')
    .values({ key, hits: 1, endsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ hits: 1, endsAt }))
    .execute();
}

/** Removes counters whose window has ended. */
export async function purgeThrottles(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('throttles').where('endsAt', '<=', now).execute();
}
