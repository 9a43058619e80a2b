import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { it } from 'node:test';
import { execa } from 'execa';
import { sql } from 'kysely';
import { Client } from 'pg';
import { seedDemoData } from '../../seed/seedDemoData';
import { buildDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import type { Database } from './Database';
import { migrate } from './migrate';
import { openServer } from './openDatabase';

const DEBIAN = '/usr/lib/postgresql';

/** Finds the dump and restore programs: on the PATH, or in Debian's folder, newest first. */
function findPrograms(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).toSorted((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['pg_dump', 'pg_restore'].every((program) => existsSync(join(folder, program))),
  );
}

const folder = findPrograms();
const skipReason = folder === undefined ? 'needs pg_dump and pg_restore' : false;

/** Every table with the number and a hash of its rows. */
async function readContent(database: Database): Promise<Record<string, string>> {
  const tables = await sql<{
    name: string;
  }>`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name
    from pg_tables where schemaname = 'public' order by 1`.execute(database);
  const content: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ hash: string }>`select count(*) || ' ' ||
      coalesce(md5(string_agg(md5(row::text), '' order by row::text)), '') as hash from ${sql.raw(name)} row`.execute(
      database,
    );
    content[name] = rows[0]?.hash ?? '';
  }
  return content;
}

async function createEmptyDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${new URL(url).pathname.slice(1)}_restored`;
  const restored = new URL(url);
  restored.pathname = `/${name}`;
  const runOnServer = async (statement: string): Promise<void> => {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await runOnServer(`create database ${name}`);
  return { url: restored.href, drop: () => runOnServer(`drop database ${name} with (force)`) };
}

it(
  'a backup restored by docs/operation.md holds every row, and serves calls',
  { skip: skipWithoutPostgres || skipReason },
  async () => {
    const test = await buildDatabase();
    const url = test.url ?? '';
    const directory = await mkdtemp(join(tmpdir(), 'marquee-backup-'));
    const dump = join(directory, 'marquee.dump');
    await seedDemoData(test.database, new SettableClock());
    const restored = await createEmptyDatabase(url);
    const database = openServer(restored.url);
    try {
      await execa(join(folder ?? '', 'pg_dump'), ['--format=custom', '--no-owner', `--file=${dump}`, url]);
      await execa(join(folder ?? '', 'pg_restore'), [
        '--no-owner',
        '--exit-on-error',
        '--single-transaction',
        `--dbname=${restored.url}`,
        dump,
      ]);
      const [before, after] = [await readContent(test.database), await readContent(database)];
      assert.ok(Number(before['public.accounts']?.split(' ')[0]) > 0);
      assert.deepEqual(after, before);
      await migrate(database);
    } finally {
      await database.destroy();
      await restored.drop();
      await test.close();
      await rm(directory, { recursive: true, force: true });
    }
  },
);
