import { PGlite } from '@electric-sql/pglite';
import { embeddedOptions } from '../platform/database/embeddedOptions';
import { migrate } from '../platform/database/migrate';
import type { SchemaMigration } from '../platform/database/migrations/SchemaMigration';
import { wrapEngine } from '../platform/database/openDatabase';
import { readSchema, type Schema } from './readSchema';

type Migrations = Readonly<Record<string, SchemaMigration>>;

/** Applies migrations to an empty database. Returns the schema after each, by migration name, from `first` on. */
export async function readSchemasAfterEach(
  migrations: Migrations,
  first: string,
): Promise<Map<string, Schema>> {
  const database = wrapEngine(await PGlite.create(embeddedOptions));
  const names = Object.keys(migrations).toSorted();
  const schemas = new Map<string, Schema>();
  for (const name of names.filter((candidate) => candidate >= first)) {
    const upTo = Object.entries(migrations).filter(([candidate]) => candidate <= name);
    await migrate(database, Object.fromEntries(upTo));
    schemas.set(name, await readSchema(database));
  }
  await database.destroy();
  return schemas;
}

/**
 * Applies all migrations to an empty database and returns the schema.
 * @throws without migrations
 */
export async function readMigratedSchema(migrations: Migrations): Promise<Schema> {
  const newest = Object.keys(migrations).toSorted().at(-1) ?? '';
  const schema = (await readSchemasAfterEach(migrations, newest)).get(newest);
  if (schema === undefined) throw new Error('There are no migrations.');
  return schema;
}
