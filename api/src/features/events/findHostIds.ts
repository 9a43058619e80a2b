import type { Database } from '../../platform/database/Database';

/** Owner and administrators of an event. */
export async function findHostIds(
  database: Database,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<string[]> {
  const administrators = await database
    .selectFrom('eventAdministrators')
    .select('userId')
    .where('eventId', '=', id)
    .execute();
  return [...new Set([ownerId, ...administrators.map(({ userId }) => userId)])].toSorted();
}
