import type { Database } from '../../../../api/src/platform/database/Database';

/** A migrated database on the bench's PostgreSQL, with its `postgres://` URL. */
export interface BenchContext {
  url: string;
  database: Database;
}
