import type { HostProfileForm } from '@marquee/shared-contracts';
import type { Database } from '../../../platform/database/Database';

/** Writes the given fields and answers all that may be changed. */
export const saveHostProfile = (database: Database, accountId: string, given: Partial<HostProfileForm>) =>
  database
    .updateTable('accounts')
    // The key is set to itself: an update of no field is no SQL.
    .set({ ...given, id: accountId })
    .where('id', '=', accountId)
    .returning(['firstname', 'lastname', 'mobile', 'organization', 'designation'])
    .executeTakeFirstOrThrow();
