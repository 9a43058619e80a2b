import type { DatabaseTransaction } from '../../platform/database/Database';

/** Takes the coins of a quiz back by a negative entry, once, and only what was given; badges stay (GM-1, GM-2). */
export async function revokeCoins(
  transaction: DatabaseTransaction,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
): Promise<void> {
  const given = await transaction
    .selectFrom('coinEntries')
    .select('coins')
    .where('userId', '=', userId)
    .where('reason', '=', 'QUIZ')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (given === undefined) return;
  await transaction
    .insertInto('coinEntries')
    .values({ userId, reason: 'QUIZ_DISQUALIFIED', eventId, coins: -given.coins, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
