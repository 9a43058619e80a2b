import { BADGE_THRESHOLDS, COINS_PER_QUIZ } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/Database';
import { type Notice, notify } from '../notifications/notify';

export interface RewardedAttempts {
  eventId: string;
  userIds: readonly string[];
  now: Date;
}

/**
 * Gives the coins of a quiz, once for each person and event by the ledger's key, then the badges that their sum has
 * reached, and tells of each new badge (GM-1, GM-2).
 */
export async function rewardAttempts(
  transaction: DatabaseTransaction,
  { eventId, userIds, now }: RewardedAttempts,
): Promise<void> {
  if (userIds.length === 0) return;
  await lockAccounts(transaction, userIds);
  await transaction
    .insertInto('coinEntries')
    .values(
      userIds.map((userId) => ({ userId, reason: 'QUIZ' as const, eventId, coins: COINS_PER_QUIZ, at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await giveBadges(transaction, userIds, now);
}

/** Two quizzes submitted at one moment would each miss the other's coins; in the order of ids nobody waits in a ring. */
async function lockAccounts(transaction: DatabaseTransaction, userIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function giveBadges(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
  now: Date,
): Promise<void> {
  const sums = await transaction
    .selectFrom('coinEntries')
    .select((eb) => ['userId', sql<number>`${eb.fn.sum('coins')}::int`.as('coins')])
    .where('userId', 'in', userIds)
    .groupBy('userId')
    .execute();
  const reached = sums.flatMap(({ userId, coins }) =>
    BADGE_THRESHOLDS.filter((threshold) => coins >= threshold).map((threshold) => ({
      userId,
      threshold,
      awardedAt: now,
    })),
  );
  if (reached.length === 0) return;
  const given = await transaction
    .insertInto('badges')
    .values(reached)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['userId', 'threshold'])
    .execute();
  await notify(transaction, given.map(badgeNotice), now);
}

const badgeNotice = ({ userId, threshold }: { userId: string; threshold: number }): Notice => ({
  recipientId: userId,
  type: 'BADGE',
  title: 'A new badge',
  message: `You have earned the badge for ${threshold} coins.`,
  dedupeKey: `badge:${threshold}`,
});
