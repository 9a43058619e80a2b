import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/Database';

export interface AuditEntry {
  /** Who did it; null for the operator's command and the server itself. */
  actorId: string | null;
  /** What was done, such as `event.cancel`. */
  action: string;
  /** The account, event or attempt it was done to. */
  objectId: string | null;
  /** Facts that help to understand it later; never passwords, codes, tokens or texts of people. */
  details?: Record<string, string | number | boolean>;
}

/** Writes down what was done, in the transaction that did it (PR-4). */
export async function writeAuditEntry(database: Database, entry: AuditEntry, now: Date): Promise<void> {
  await database
    .insertInto('auditEntries')
    .values({ ...entry, id: uuidv7(), details: JSON.stringify(entry.details ?? {}), at: now })
    .execute();
}
