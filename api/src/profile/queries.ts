import { type ProfileForm, tidyName } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import type { Database } from '../database/Database';

/** The person's coins, the sum of the ledger, and the badges, lowest first (GM-1, GM-2). */
export async function findRewards(database: Database, userId: string) {
  const [{ coins }, badges] = await Promise.all([
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
  return { coins, badges };
}

/** Changes what was given and answers the profile; a repeat writes the same. */
export const saveProfile = (database: Database, userId: string, given: Partial<ProfileForm>) =>
  database
    .updateTable('accounts')
    .set({
      // Without any field nothing changes, and the row is answered all the same.
      id: userId,
      ...(given.firstName !== undefined && { firstname: tidyName(given.firstName) }),
      ...(given.lastName !== undefined && { lastname: tidyName(given.lastName) }),
      ...(given.mobile !== undefined && { mobile: given.mobile }),
      ...(given.imageUrl !== undefined && { imageUrl: given.imageUrl }),
    })
    .where('id', '=', userId)
    .returning(['id', 'firstname', 'lastname', 'email', 'mobile', 'imageUrl'])
    .executeTakeFirstOrThrow();
