import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/Database';
import { migrate } from '../database/migrate';
import { openInMemory, openServer } from '../database/openDatabase';
import { emptyCluster } from './emptyCluster';

export interface TestDatabase {
  database: Database;
  /** Whether it is a real PostgreSQL server: races prove something only there. */
  real: boolean;
  /** Its address on that server; undefined when embedded. */
  url: string | undefined;
  close(): Promise<void>;
}

/**
 * A fresh, migrated database: embedded in memory, or with `TEST_DATABASE_URL` one of its own on that server, dropped at
 * the end.
 */
export async function buildDatabase(serverUrl = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const test = serverUrl === undefined ? await onEmbedded() : await onServer(serverUrl);
  await migrate(test.database);
  return test;
}

async function onEmbedded(): Promise<TestDatabase> {
  const database = await openInMemory(await emptyCluster());
  return { database, real: false, url: undefined, close: () => database.destroy() };
}

async function onServer(serverUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = openServer(url.href);
  const close = async (): Promise<void> => {
    await database.destroy();
    await administer(serverUrl, `drop database ${name} with (force)`);
  };
  return { database, real: true, url: url.href, close };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
