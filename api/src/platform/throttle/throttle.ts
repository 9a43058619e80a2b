import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/Database';
import { refuse } from '../http/refuse';

/** At most `hits` per `seconds` and subject, such as an email or address. */
export interface Limit {
  name: string;
  hits: number;
  seconds: number;
}

/** A limit for one subject, stored as a hash, so that the table lists no people. */
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

/**
 * Counts a hit in a committed statement before the protected action, so that parallel tries all count (C5).
 */
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
 * Counts a hit and refuses with 429 and a delay beyond the limit (C7). Inside a transaction only commits
 * count, which suits quotas but not guesses.
 * @throws `TOO_MANY_REQUESTS`
 */
export async function requireWithinLimit(database: Database, throttle: Throttle, now: Date): Promise<void> {
  const { hits, endsAt } = await countHit(database, throttle, now);
  if (hits <= throttle.limit.hits) return;
  refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: (endsAt.getTime() - now.getTime()) / 1000 });
}

/** Counts a hit and returns whether it is within the limit, for actions that are skipped silently. */
export async function isWithinLimit(database: Database, throttle: Throttle, now: Date): Promise<boolean> {
  const { hits } = await countHit(database, throttle, now);
  return hits <= throttle.limit.hits;
}

/** Takes back a counted hit, for example after a right code. */
export async function returnHit(database: Database, { key }: Throttle): Promise<void> {
  await database
    .updateTable('throttles')
    .set({ hits: sql<number>`greatest(hits - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** Restarts the window with one hit, as a pause after an action. */
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
