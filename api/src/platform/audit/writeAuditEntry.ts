import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../database/Database';

export interface AuditEntry {
  /** The acting account; null for the operator's command and background jobs. */
  actorId: string | null;
  /** The action, such as `event.cancel`. */
  action: string;
  /** The affected account, event or attempt. */
  objectId: string | null;
  /** Further facts; never passwords, codes, tokens or texts of people. */
  details?: Record<string, string | number | boolean>;
}

/** Writes an audit entry in the transaction of the action (PR-4). */
export async function writeAuditEntry(database: Database, entry: AuditEntry, now: Date): Promise<void> {
  await database
    .insertInto('auditEntries')
    .values({ ...entry, id: uuidv7(), details: JSON.stringify(entry.details ?? {}), at: now })
    .execute();
}
