import type { HostProfileForm } from '@marquee/shared-contracts';
import type { Database } from '../../../platform/database/Database';

/** Writes the given fields and returns all editable fields. */
export const saveHostProfile = (database: Database, accountId: string, values: Partial<HostProfileForm>) =>
  database
    .updateTable('accounts')
    // Sets the key to itself, because an update of no column is invalid SQL.
    .set({ ...values, id: accountId })
    .where('id', '=', accountId)
    .returning(['firstname', 'lastname', 'mobile', 'organization', 'designation'])
    .executeTakeFirstOrThrow();
