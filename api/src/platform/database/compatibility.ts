import { sql } from 'kysely';
import type { Database } from './Database';
import type { SchemaMigration } from './migrations/SchemaMigration';

/** An index of millions of rows takes longer than the statements of calls may. */
const STATEMENT_TIMEOUT = '10min';

/** Wraps each migration, so that its statements have time, and it records compatible older releases in its own transaction. */
export const withCompatibility = (
  migrations: Readonly<Record<string, SchemaMigration>>,
): Record<string, SchemaMigration> =>
  Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        ...migration,
        up: async (database: Parameters<SchemaMigration['up']>[0]): Promise<void> => {
          await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT)}`.execute(database);
          await migration.up(database);
          await saveCompatibility(database, name, migration.compatibleWith);
        },
      },
    ]),
  );

async function saveCompatibility(
  database: Parameters<SchemaMigration['up']>[0],
  name: string,
  compatibleWith: string | undefined,
): Promise<void> {
  if (compatibleWith === undefined) return;
  // Migrations run under a lock, so nobody else creates the table concurrently.
  await sql`create table if not exists schema_compatibility (
    name text primary key,
    compatible_with text not null
  )`.execute(database);
  await sql`insert into schema_compatibility (name, compatible_with) values (${name}, ${compatibleWith})
    on conflict (name) do update set compatible_with = excluded.compatible_with`.execute(database);
}

const hasTable = async (database: Database, table: string): Promise<boolean> => {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass(${table}) is not null as there`.execute(database);
  return rows[0]?.there === true;
};

/** Executed migrations of a newer release, in order. */
export async function findUnknown(database: Database, known: readonly string[]): Promise<string[]> {
  if (!(await hasTable(database, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}

/**
 * Requires that unknown migrations are marked compatible with this release.
 * @throws with the first migration that is not
 */
export async function requireCompatible(
  database: Database,
  { known, unknown }: { known: readonly string[]; unknown: readonly string[] },
): Promise<void> {
  if (unknown.length === 0) return;
  const newestKnown = known.toSorted().at(-1) ?? '';
  const marked = await readCompatibility(database);
  const refused = unknown.find((name) => (marked.get(name) ?? name) > newestKnown);
  if (refused === undefined) return;
  throw new Error(
    `A newer release has changed the database (migration ${refused}) in a way that this release cannot run on: ` +
      `it knows migrations up to ${newestKnown}. Start the newer release again, or restore a backup from before it.`,
  );
}

async function readCompatibility(database: Database): Promise<Map<string, string>> {
  if (!(await hasTable(database, 'schema_compatibility'))) return new Map();
  const { rows } = await sql<{ name: string; compatibleWith: string }>`
    select name, compatible_with from schema_compatibility`.execute(database);
  return new Map(rows.map(({ name, compatibleWith }) => [name, compatibleWith]));
}
