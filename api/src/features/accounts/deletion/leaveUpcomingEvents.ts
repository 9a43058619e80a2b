import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/Database';
import type { Mailer } from '../../../platform/mail/Mailer';

interface Leaving {
  accountId: string;
  mailer: Mailer;
  now: Date;
}

interface FreedSeat {
  eventId: string;
  mailer: Mailer;
  now: Date;
}

/** Another feature's part of deleting an account (PR-6). */
export interface AccountDeletionHandler {
  /** Removes the account from data of events that have not ended, or refuses. */
  leave: (transaction: DatabaseTransaction, leaving: Leaving) => Promise<void>;
  /** Runs for each event, under the lock of its seats, after the account has left its seat. */
  seatFreed?: (transaction: DatabaseTransaction, freed: FreedSeat) => Promise<void>;
}

declare module '../../../platform/Application' {
  interface Application {
    /** The handlers leave in order, under the locks of the account's registrations and before their seats are released. */
    readonly accountDeletionHandlers: readonly AccountDeletionHandler[];
  }
}

/**
 * Removes an account from every event that has not ended. Locks registrations, events, the handlers' rows, seats, in the
 * order of `lockRegistration`.
 */
export async function leaveUpcomingEvents(
  transaction: DatabaseTransaction,
  { accountId, mailer, now }: Leaving,
  handlers: readonly AccountDeletionHandler[],
): Promise<void> {
  await lockRegistrationsAndEvents(transaction, accountId, now);
  for (const { leave } of handlers) await leave(transaction, { accountId, mailer, now });
  for (const eventId of await releaseSeats(transaction, accountId, now))
    for (const { seatFreed } of handlers) await seatFreed?.(transaction, { eventId, mailer, now });
}

async function lockRegistrationsAndEvents(transaction: DatabaseTransaction, accountId: string, now: Date) {
  await sql`select 1 from registrations join events on events.id = registrations.event_id
    where registrations.user_id = ${accountId} and events.end_time > ${now}
    order by registrations.event_id for update of registrations`.execute(transaction);
  await sql`select 1 from events join registrations on registrations.event_id = events.id
    where registrations.user_id = ${accountId} and events.end_time > ${now}
    order by events.id for share of events`.execute(transaction);
}

/** A started attempt stays in the quiz's count, without a name. */
async function releaseSeats(
  transaction: DatabaseTransaction,
  accountId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`with cancelled as (
      update registrations set state = 'CANCELLED' from events
      where registrations.user_id = ${accountId} and registrations.state = 'ACTIVE'
        and events.id = registrations.event_id and events.end_time > ${now}
        and not exists (select 1 from attempts
          where attempts.event_id = registrations.event_id and attempts.user_id = registrations.user_id)
      returning registrations.event_id)
    update event_seats set taken = taken - 1 where event_id in (select event_id from cancelled)
    returning event_id as "eventId"`.execute(transaction);
  return rows.map(({ eventId }) => eventId).toSorted();
}
