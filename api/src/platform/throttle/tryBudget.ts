import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import type { Database, DatabaseTransaction } from '../database/Database';

/**
 * Allows `tries` at once and one more per `refillSeconds`: at most `tries + window / refillSeconds` per
 * window.
 */
export interface Budget {
  name: string;
  tries: number;
  refillSeconds: number;
}

/** The budget of one subject, stored as a hash like those of throttles. */
export interface TryBudget {
  key: string;
  budget: Budget;
}

export const createTryBudget = (budget: Budget, ...subject: string[]): TryBudget => ({
  key: `${budget.name}:${createHash('sha256').update(JSON.stringify(subject)).digest('base64url')}`,
  budget,
});

export type ConsumedTry =
  | { taken: true; /** Used tries of the budget before. */ used: number }
  | { taken: false; retryAfterSeconds: number };

/**
 * Takes one try of every budget, or none if any is exhausted. Rows are locked in the given order, so parallel
 * tries count one by one. A row stores only the time at which its budget is full again.
 */
export async function takeTry(
  database: Database,
  clock: Clock,
  budgets: readonly TryBudget[],
): Promise<ConsumedTry> {
  if (budgets.length === 0) return { taken: true, used: 0 };
  return database.transaction().execute(async (transaction) => {
    const states: { key: string; refillMs: number; usedMs: number; now: number }[] = [];
    let retryAfterMs = 0;
    for (const { key, budget } of budgets) {
      const refillMs = budget.refillSeconds * 1000;
      const { endsAt, now } = await lockRow(transaction, clock, key);
      const usedMs = Math.max(0, endsAt.getTime() - now.getTime());
      retryAfterMs = Math.max(retryAfterMs, usedMs + refillMs - budget.tries * refillMs);
      states.push({ key, refillMs, usedMs, now: now.getTime() });
    }
    if (retryAfterMs > 0) return { taken: false, retryAfterSeconds: retryAfterMs / 1000 };
    for (const { key, refillMs, usedMs, now } of states)
      await transaction
        .updateTable('throttles')
        .set({ endsAt: new Date(now + usedMs + refillMs) })
        .where('key', '=', key)
        .execute();
    const last = states.at(-1);
    return { taken: true, used: last === undefined ? 0 : last.usedMs / last.refillMs };
  });
}

/** Locks a budget's row, inserting it if missing, and reads the clock after the lock. */
const lockRow = (transaction: DatabaseTransaction, clock: Clock, key: string) =>
  transaction
    .insertInto('throttles')
    .values({ key, hits: 0, endsAt: clock.sqlNow() })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ endsAt: sql<Date>`throttles.ends_at` }))
    .returning(['endsAt', clock.sqlNow().as('now')])
    .executeTakeFirstOrThrow();

/** Returns a try, for example after a right password. */
export async function returnTry(database: Database, budgets: readonly TryBudget[]): Promise<void> {
  for (const { key, budget } of budgets)
    await database
      .updateTable('throttles')
      .set({ endsAt: sql<Date>`ends_at - make_interval(secs => ${budget.refillSeconds})` })
      .where('key', '=', key)
      .execute();
}

/** Refills a budget. */
export async function restoreTries(database: Database, { key }: TryBudget): Promise<void> {
  await database.deleteFrom('throttles').where('key', '=', key).execute();
}
