import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../platform/database/Database';
import { migrate } from '../platform/database/migrate';
import { openServer, wrapEngine } from '../platform/database/openDatabase';
import { borrowEngine } from './borrowEngine';
import { computeSchemaHash } from './computeSchemaHash';
import { recordStart } from './recordStart';

export interface TestDatabase {
  database: Database;
  /** Whether the database is a real PostgreSQL server, as races require. */
  isPostgres: boolean;
  /** The database's URL; undefined for the embedded engine. */
  url: string | undefined;
  close(): Promise<void>;
}

/**
 * A new, migrated database: embedded in memory, or on the server of `TEST_DATABASE_URL`, where `close` drops it.
 * Both copy a database that was migrated once.
 */
export async function buildDatabase(serverUrl = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const started = performance.now();
  const built = await (serverUrl === undefined ? openOnEmbedded() : openOnServer(serverUrl));
  recordStart('database', started);
  return built;
}

async function openOnEmbedded(): Promise<TestDatabase> {
  const database = wrapEngine(await borrowEngine());
  return { database, isPostgres: false, url: undefined, close: () => database.destroy() };
}

async function openOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = await createMigratedTemplate(serverUrl);
  await runOnServer(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  const url = withDatabaseName(serverUrl, name);
  const database = openServer(url);
  const close = async (): Promise<void> => {
    await database.destroy();
    await runOnServer(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { database, isPostgres: true, url, close };
}

/** The server's advisory lock for creating the template, because test files run concurrently. */
const TEMPLATE_LOCK = 7_210_504;

/** Returns the name of the server's template database, and creates it on first use. */
async function createMigratedTemplate(serverUrl: string): Promise<string> {
  const name = `test_template_${computeSchemaHash()}`;
  await runOnServer(serverUrl, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 1) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished}`);
    await client.query(`create database ${unfinished}`);
    const database = openServer(withDatabaseName(serverUrl, unfinished));
    await migrate(database).finally(() => database.destroy());
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

function withDatabaseName(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Closing the connection releases its advisory locks. */
async function runOnServer(serverUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
