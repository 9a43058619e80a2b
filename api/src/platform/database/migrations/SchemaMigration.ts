import type { Migration } from 'kysely';

/** A step of the schema, and which releases still run on the schema after it. */
export interface SchemaMigration extends Migration {
  /**
   * The newest migration of the oldest release whose code runs on the schema after this step. The database keeps it, so
   * that such a release starts again after a rollback; without it, releases that do not know the step refuse to start.
   */
  compatibleWith?: string;
  /**
   * What the step takes away or demands, in the words of `findNarrowings`; only for what no release since
   * `compatibleWith` uses any more. A step without it may only add.
   */
  contracts?: readonly string[];
}
