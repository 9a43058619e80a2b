import { sql } from 'kysely';
import { writeAuditEntry } from '../audit/writeAuditEntry';
import type { Database } from '../database/Database';
import { readDatabaseTime, type TimedDatabase } from '../database/TimedDatabase';

/** The number of the key that computes tickets now, in a query. */
export const CURRENT_TICKET_KEY = sql<number>`coalesce((select max(number) from ticket_keys), 0)`;

/** The keys whose tickets open doors, the current one first: it and the one before (TK-2). */
export async function findTicketKeys(database: Database): Promise<number[]> {
  const { current } = await database.selectNoFrom(CURRENT_TICKET_KEY.as('current')).executeTakeFirstOrThrow();
  return current === 0 ? [0] : [current, current - 1];
}

/** Computes tickets with a new key from now on, whose number it returns. */
export async function rotateTicketKey({ database, clock }: TimedDatabase): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const now = await readDatabaseTime({ database: transaction, clock });
    const { number } = await transaction
      .insertInto('ticketKeys')
      .values({ createdAt: now })
      .returning('number')
      .executeTakeFirstOrThrow();
    const entry = { actorId: null, action: 'ticket-key.rotate', objectId: String(number) };
    await writeAuditEntry(transaction, entry, now);
    return number;
  });
}
