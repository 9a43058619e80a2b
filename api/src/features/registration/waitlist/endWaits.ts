import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/Database';
import { publishAfterCommit } from '../../../platform/live/publishAfterCommit';
import type { Mailer } from '../../../platform/mail/Mailer';
import { giveFreedSeats } from './giveFreedSeats';

interface EndedWaits {
  eventId: string;
  /** The person who stops waiting; everybody by default. */
  userId?: string | undefined;
  /** Ends only offers that lapsed before this time. */
  lapsedAt?: Date | undefined;
}

/**
 * Ends waits of an event and releases the seats that were held for them. The caller has locked the seats. Returns the
 * people whose wait ended.
 */
export async function endWaits(
  transaction: DatabaseTransaction,
  { eventId, userId, lapsedAt }: EndedWaits,
): Promise<string[]> {
  const ended = await transaction
    .deleteFrom('waits')
    .where('eventId', '=', eventId)
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .$if(lapsedAt !== undefined, (query) => query.where('offeredUntil', '<=', lapsedAt ?? null))
    .returning(['userId', 'offeredUntil'])
    .execute();
  if (ended.length === 0) return [];
  publishAfterCommit(transaction, [`waitlist:${eventId}`]);
  const freed = ended.filter(({ offeredUntil }) => offeredUntil !== null).length;
  if (freed > 0)
    await transaction
      .updateTable('eventSeats')
      .set({ taken: sql`taken - ${freed}`, held: sql`held - ${freed}` })
      .where('eventId', '=', eventId)
      .execute();
  return ended.map((wait) => wait.userId);
}

/** Ends all waits of an account and passes on the seats that were held for it (PR-6). */
export async function leaveWaitlists(
  transaction: DatabaseTransaction,
  { accountId, mailer, now }: { accountId: string; mailer: Mailer; now: Date },
): Promise<void> {
  const { rows } = await sql<{ eventId: string }>`
    select event_id as "eventId" from event_seats
    where event_id in (select event_id from waits where user_id = ${accountId})
    order by event_id for update`.execute(transaction);
  for (const { eventId } of rows) {
    await endWaits(transaction, { eventId, userId: accountId });
    await giveFreedSeats(transaction, { eventId, mailer, now });
  }
}

/** Removes the waits of ended events, of which nobody gets a seat any more (RG-19). */
export async function purgeWaits(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ eventId: string }>`
    select distinct waits.event_id as "eventId" from waits join events on events.id = waits.event_id
    where events.end_time <= ${now}`.execute(database);
  for (const { eventId } of rows)
    await database.transaction().execute(async (transaction) => {
      await sql`select 1 from event_seats where event_id = ${eventId} for update`.execute(transaction);
      await endWaits(transaction, { eventId });
    });
}
