import { writeAuditEntry } from '../../../platform/audit/writeAuditEntry';
import type { Database } from '../../../platform/database/Database';

/** Records a new session in the audit log; log-in and sign-up both create sessions (PR-4). */
export const writeLogInAuditEntry = (database: Database, accountId: string, now: Date): Promise<void> =>
  writeAuditEntry(database, { actorId: accountId, action: 'account.sign-in', objectId: accountId }, now);
