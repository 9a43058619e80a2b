import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Database } from '../../../platform/database/Database';

/** Writes an audit entry for each new session, whichever call began it (PR-4). */
export const auditLogIn = (database: Database, accountId: string, now: Date): Promise<void> =>
  writeAuditEntry(database, { actorId: accountId, action: 'account.sign-in', objectId: accountId }, now);
