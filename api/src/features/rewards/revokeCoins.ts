import type { DatabaseTransaction } from '../../platform/database/Database';

/** Revokes a quiz's coins once by a negative entry of the awarded amount; badges stay (GM-1, GM-2). */
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
