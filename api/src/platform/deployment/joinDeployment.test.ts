import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { type RunningServer, startServer } from '../../testing/startServer';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const OTHER_SECRET =
  'SECRET must be the same for all instances on one database; an instance that is running has another one.\n';
const OTHER_STORAGE =
  'S3_URL must name one bucket for all instances on one database; an instance that is running keeps its files elsewhere.\n';

describe('a second instance on one database in production', { skip: skipWithoutPostgres }, () => {
  let directory: string;
  let database: TestDatabase;
  let running: RunningServer[] = [];
  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'marquee-deployment-'));
    database = await buildDatabase();
  });
  afterEach(async () => {
    await Promise.all(running.map((server) => server.stop('SIGKILL')));
    running = [];
  });
  after(async () => {
    await database.close();
    await rm(directory, { recursive: true, force: true });
  });

  const start = (name: string, given: Record<string, string> = {}): RunningServer => {
    const server = startServer(join(directory, name), {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url ?? '',
      MAIL_URL: 'smtp://127.0.0.1:1',
      PUBLIC_URL: 'https://marquee.example.org',
      SECRET: 'a secret that both instances share',
      ...given,
    });
    running.push(server);
    return server;
  };
  const createBucketSettings = (name: string) => ({
    S3_URL: `http://127.0.0.1:1/${name}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  });
  /** The error with which the instance ends; undefined if it starts. */
  const readStartupError = (server: RunningServer): Promise<string | undefined> =>
    server.address.then(
      () => undefined,
      (error: Error) => error.message,
    );

  it('starts with the same secret and the same directory', async () => {
    await start('one').address;
    assert.equal(await readStartupError(start('one')), undefined);
  });

  it('starts with the same secret and the same bucket', async () => {
    await start('one', createBucketSettings('files')).address;
    assert.equal(await readStartupError(start('two', createBucketSettings('files'))), undefined);
  });

  it('is refused with another secret', async () => {
    await start('one').address;
    assert.equal(
      await readStartupError(start('one', { SECRET: 'a secret that the other does not have' })),
      OTHER_SECRET,
    );
  });

  it('is refused with different file storage, in a directory or in another bucket', async () => {
    await start('one', createBucketSettings('files')).address;
    assert.equal(await readStartupError(start('two')), OTHER_STORAGE);
    assert.equal(await readStartupError(start('two', createBucketSettings('others'))), OTHER_STORAGE);
  });

  it('is refused when two start at the same moment', async () => {
    const refusals = await Promise.all(['one', 'two', 'three'].map((name) => readStartupError(start(name))));
    assert.deepEqual(refusals.toSorted(), [OTHER_STORAGE, OTHER_STORAGE, undefined]);
  });

  it('may differ once the first has ended, also by kill -9', async () => {
    const first = start('one');
    await first.address;
    await first.stop('SIGKILL');
    await pause(500);
    assert.equal(
      await readStartupError(start('two', { SECRET: 'the secret that comes after the other' })),
      undefined,
    );
  });

  it('is still refused after the database has ended all connections', async () => {
    await start('one').address;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(database.database);
    await pause(3_000);
    assert.equal(await readStartupError(start('two')), OTHER_STORAGE);
  });
});
