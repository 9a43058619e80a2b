import type { DatabaseTransaction } from '../../platform/database/Database';

/** Revokes a quiz's coins once by a negative entry of the awarded amount; badges stay (GM-1, GM-2). Returns the coins. */
export async function revokeCoins(
  transaction: DatabaseTransaction,
  { eventId, userId, now }: { eventId: string; userId: string; now: Date },
): Promise<number> {
  const given = await transaction
    .selectFrom('coinEntries')
    .select('coins')
    .where('userId', '=', userId)
    .where('reason', '=', 'QUIZ')
    .where('eventId', '=', eventId)
    .executeTakeFirst();
  if (given === undefined) return 0;
  await transaction
    .insertInto('coinEntries')
    .values({ userId, reason: 'QUIZ_DISQUALIFIED', eventId, coins: -given.coins, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return given.coins;
}

/** Returns revoked coins, so that a later disqualification can revoke them again. */
export async function restoreCoins(
  transaction: DatabaseTransaction,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<void> {
  await transaction
    .deleteFrom('coinEntries')
    .where('userId', '=', userId)
    .where('reason', '=', 'QUIZ_DISQUALIFIED')
    .where('eventId', '=', eventId)
    .execute();
}
