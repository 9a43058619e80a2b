import type { Database } from '../../../../api/src/platform/database/Database';

/** What the measurements work on: a migrated database on a server of the bench's own. */
export interface Stage {
  url: string;
  database: Database;
}
