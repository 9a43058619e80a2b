import type { Database } from '../../../../api/src/platform/database/Database';

/** The measurements' environment: a migrated database on the bench's own server. */
export interface Stage {
  url: string;
  database: Database;
}
