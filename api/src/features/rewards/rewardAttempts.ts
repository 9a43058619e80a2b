import { BADGE_THRESHOLDS, COINS_PER_QUIZ } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/Database';
import { type NewNotification, notify } from '../notifications/notify';

export interface RewardedAttempts {
  eventId: string;
  userIds: readonly string[];
  now: Date;
  /** Maximum rewarded quizzes per person in 24 hours (GM-3); unlimited if undefined. */
  maxRewardsPerDay?: number | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Rewards each person once per event, by the ledger's unique key, then awards and announces reached badges
 * (GM-1 to GM-3). Returns the rewarded people.
 */
export async function rewardAttempts(
  transaction: DatabaseTransaction,
  { eventId, userIds: candidates, now, maxRewardsPerDay }: RewardedAttempts,
): Promise<readonly string[]> {
  if (candidates.length === 0) return [];
  await lockAccounts(transaction, candidates);
  const overLimit =
    maxRewardsPerDay === undefined
      ? []
      : await findOverDailyLimit(transaction, candidates, { maxRewardsPerDay, now });
  const userIds = candidates.filter((userId) => !overLimit.includes(userId));
  if (userIds.length === 0) return [];
  await transaction
    .insertInto('coinEntries')
    .values(
      userIds.map((userId) => ({ userId, reason: 'QUIZ' as const, eventId, coins: COINS_PER_QUIZ, at: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await awardBadges(transaction, userIds, now);
  return userIds;
}

/** People who have reached the limit of the last 24 hours, so this quiz earns nothing (GM-3). */
async function findOverDailyLimit(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
  { maxRewardsPerDay, now }: { maxRewardsPerDay: number; now: Date },
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('coinEntries')
    .select('userId')
    .where('userId', 'in', userIds)
    .where('reason', '=', 'QUIZ')
    .where('at', '>', new Date(now.getTime() - DAY_MS))
    .groupBy('userId')
    .having((eb) => eb(eb.fn.countAll<number>(), '>=', maxRewardsPerDay))
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * Locks accounts in the order of ids: two concurrent submits would otherwise miss each other's coins or
 * deadlock.
 */
async function lockAccounts(transaction: DatabaseTransaction, userIds: readonly string[]): Promise<void> {
  await transaction
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function awardBadges(
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
  await notify(transaction, given.map(createBadgeNotification), now);
}

const createBadgeNotification = ({
  userId,
  threshold,
}: {
  userId: string;
  threshold: number;
}): NewNotification => ({
  recipientId: userId,
  type: 'BADGE',
  title: 'A new badge',
  message: `You have earned the badge for ${threshold} coins.`,
  dedupeKey: `badge:${threshold}`,
});
