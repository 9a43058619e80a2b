import { type ProfileChange, normalizeName } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';

/** The person's profile with coins, the ledger's sum, and badges, lowest first (GM-1, GM-2). */
export async function findProfile(database: Database, userId: string) {
  const [account, { coins }, badges] = await Promise.all([
    database
      .selectFrom('accounts')
      .select(['id', 'firstname', 'lastname', 'email', 'mobile', 'imageUrl', 'anonymous', 'reminderMails'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('coinEntries')
      .select(sql<number>`coalesce(sum(coins), 0)::int`.as('coins'))
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('badges')
      .select(['threshold', 'awardedAt'])
      .where('userId', '=', userId)
      .orderBy('threshold')
      .execute(),
  ]);
  return { ...account, coins, badges };
}

/** Updates the given fields; repeats are harmless. */
export const saveProfile = (database: Database, userId: string, given: ProfileChange) =>
  database
    .updateTable('accounts')
    .set({
      // An update without columns is invalid SQL.
      id: userId,
      ...(given.firstName !== undefined && { firstname: normalizeName(given.firstName) }),
      ...(given.lastName !== undefined && { lastname: normalizeName(given.lastName) }),
      ...(given.mobile !== undefined && { mobile: given.mobile }),
      ...(given.imageUrl !== undefined && { imageUrl: given.imageUrl }),
      ...(given.anonymous !== undefined && { anonymous: given.anonymous }),
      ...(given.reminderMails !== undefined && { reminderMails: given.reminderMails }),
    })
    .where('id', '=', userId)
    .execute();
