import { audit } from '../audit/audit';
import type { Database } from '../database/Database';

/** Each session's beginning is written down, whichever call began it (PR-4). */
export const auditSignIn = (database: Database, accountId: string, now: Date): Promise<void> =>
  audit(database, { actorId: accountId, action: 'account.sign-in', objectId: accountId }, now);
