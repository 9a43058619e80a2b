import type { Migration } from 'kysely';

/** A migration, and the older releases that run on its schema. */
export interface SchemaMigration extends Migration {
  /**
   * The newest migration of the oldest release that runs on the resulting schema. The database stores it, so
   * that such a release starts after a rollback; without it, older releases refuse to start.
   */
  compatibleWith?: string;
  /**
   * Narrowing changes in the format of `findNarrowings`, only for parts unused since `compatibleWith`. A
   * migration without it may only add.
   */
  contracts?: readonly string[];
}
