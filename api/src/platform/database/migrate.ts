import { Migrator } from 'kysely';
import { findUnknown, requireCompatible, withCompatibility } from './compatibility';
import type { Database } from './Database';
import { migrations as ownMigrations } from './migrations/migrations';
import type { SchemaMigration } from './migrations/SchemaMigration';

/**
 * Migrates the schema in one transaction. Kysely's advisory lock serializes instances that start together.
 * Migrations of a newer, compatible release stay, so that this release runs after a rollback.
 * @throws if a migration fails, or the schema belongs to an incompatible newer release
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
  // A newer release may have migrated concurrently; it can only have added names.
  if ((await findUnknown(database, known)).length === unknown.length) throw error;
  await migrate(database, migrations);
}

/** The migrator rejects executed migrations missing from its list, so unknown migrations are listed as no-ops. */
async function runMigrations(
  database: Database,
  migrations: Readonly<Record<string, SchemaMigration>>,
  unknown: readonly string[],
): Promise<unknown> {
  const done = Object.fromEntries(unknown.map((name) => [name, { up: async () => undefined }]));
  const all = { ...withCompatibility(migrations), ...done };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: async () => all },
    // A release made beside this one may have run a migration whose name comes later.
    allowUnorderedMigrations: true,
  });
  return (await migrator.migrateToLatest()).error;
}
