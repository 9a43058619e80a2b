import { Migrator } from 'kysely';
import { findUnknown, requireCompatible, withCompatibility } from './compatibility';
import type { Database } from './Database';
import { migrations as ownMigrations } from './migrations/migrations';
import type { SchemaMigration } from './migrations/SchemaMigration';

/**
 * Brings the schema up to date in one transaction. Kysely's migrator takes an advisory lock, so that instances which
 * start together wait for one another. Migrations of a newer release stay as they are where they are marked compatible
 * with this one, which is how a release runs again after a rollback.
 */
export async function migrate(
  database: Database,
  migrations: Readonly<Record<string, SchemaMigration>> = ownMigrations,
): Promise<void> {
  const known = Object.keys(migrations);
  const unknown = await findUnknown(database, known);
  await requireCompatible(database, { known, unknown });
  const error = await runMigrations(database, migrations, unknown);
  if (error === undefined) return;
  // A newer release that started at the same moment may have migrated meanwhile; it can only have added names.
  if ((await findUnknown(database, known)).length === unknown.length) throw error;
  await migrate(database, migrations);
}

/** The migrator refuses executed migrations that it does not find: unknown ones stand in its list and do nothing. */
async function runMigrations(
  database: Database,
  migrations: Readonly<Record<string, SchemaMigration>>,
  unknown: readonly string[],
): Promise<unknown> {
  const done = Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]));
  const all = { ...withCompatibility(migrations), ...done };
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => all } });
  return (await migrator.migrateToLatest()).error;
}
