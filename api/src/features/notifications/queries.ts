import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { cutPage } from '../../platform/http/cutPage';
import { ListOrder } from '../../platform/http/ListOrder';
import { type PageInput, toOffset } from '../../platform/http/toOffset';

const ORDER = new ListOrder('notifications', [
  { by: 'createdAt', kind: 'time', isDescending: true },
  { by: 'id', kind: 'id', isDescending: true },
]);

/** One page of a person's notifications, newest first, with the total and the unread count (NT-3). */
export async function findNotifications(database: Database, recipientId: string, input: PageInput) {
  const own = database.selectFrom('notifications').where('recipientId', '=', recipientId);
  const [rows, counts] = await Promise.all([
    own
      .select(['id', 'title', 'message', 'createdAt', 'readAt', 'type', 'eventId', 'action'])
      .select(ORDER.selectPosition())
      .where(ORDER.isBehind(input.after))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(input.size + 1)
      .offset(toOffset(input))
      .execute(),
    own
      .select((eb) => [
        eb.fn.countAll<number>().as('total'),
        sql<number>`count(*) filter (where read_at is null)`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { ...cutPage(rows, input.size), ...counts };
}

const updateReadAt = (database: Database, recipientId: string, now: Date) =>
  database
    .updateTable('notifications')
    // A repeat keeps the first time.
    .set({ readAt: sql`coalesce(read_at, ${now})` })
    .where('recipientId', '=', recipientId);

/** Marks one notification of this person as read. Returns false if it does not exist. */
export async function markRead(
  database: Database,
  { recipientId, id }: { recipientId: string; id: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await updateReadAt(database, recipientId, now)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markAllRead(database: Database, recipientId: string, now: Date): Promise<void> {
  await updateReadAt(database, recipientId, now).where('readAt', 'is', null).execute();
}

/** Notifications are removed after 180 days (NT-7). */
export async function purgeNotifications(database: Database, now: Date): Promise<void> {
  const cutoff = new Date(now.getTime() - 180 * 86_400_000);
  await database.deleteFrom('notifications').where('createdAt', '<=', cutoff).execute();
}
