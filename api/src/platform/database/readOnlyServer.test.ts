import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Client } from 'pg';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { isDatabaseReady } from './engineHealth';
import { isDatabaseUnavailable } from './isDatabaseUnavailable';

/** Makes later connections read-only, as those to a demoted leader are, or writable again. */
async function setReadOnly(url: string, state: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const name = new URL(url).pathname.slice(1);
  await client.query(
    `begin read write; alter database ${name} set default_transaction_read_only = ${state}; commit`,
  );
  await client.end();
}

describe('a server that has become read-only', { skip: skipWithoutPostgres }, () => {
  let test: TestDatabase;
  before(async () => {
    test = await buildDatabase();
  });
  after(() => test.close());

  const write = (key: string) =>
    test.database.insertInto('throttles').values({ key, hits: 1, endsAt: new Date() }).execute();

  it('makes the instance unready, fails writes as unavailable, and is left with the next connection', async () => {
    const { url = '' } = test;
    assert.equal(await isDatabaseReady(test.database), true);
    await setReadOnly(url, 'on');
    // The pool's connections are older than the change, so they are cut.
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
    await write('during').then(
      () => assert.fail('The write succeeded.'),
      (error: unknown) => assert.equal(isDatabaseUnavailable(error), true, String(error)),
    );
    await write('again').then(
      () => assert.fail('The write succeeded.'),
      (error: unknown) => assert.equal(isDatabaseUnavailable(error), true, String(error)),
    );
    assert.equal(await isDatabaseReady(test.database), false);
    await setReadOnly(url, 'off');
    // The failed write above has discarded its connection.
    await write('afterwards');
    assert.equal(await isDatabaseReady(test.database), true);
  });
});
