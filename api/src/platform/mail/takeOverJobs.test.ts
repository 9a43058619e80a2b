import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import { takeOverJobs } from './takeOverJobs';

const clock = new SettableClock();
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

/** The relevant columns, as pg-boss 10 creates them. */
async function createJobs(): Promise<void> {
  await sql
    .raw(
      `create schema pgboss;
    create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');
    create table pgboss.job (
      id uuid not null,
      name text not null,
      state pgboss.job_state not null default 'created',
      started_on timestamptz,
      expire_in interval not null default interval '60 seconds',
      primary key (name, id)
    ) partition by list (name);
    create table pgboss.j1 partition of pgboss.job for values in ('deliver-mail')`,
    )
    .execute(test.database);
}

/** Creates a mail and its job like the previous release. */
async function post(subject: string, state: string, startedBefore = '0 seconds'): Promise<string> {
  const id = uuidv7();
  await sql`insert into mails (id, to_address, subject, text, html, created_at)
    values (${id}, 'a@example.org', ${subject}, 'T', '<p>T</p>', now())`.execute(test.database);
  await sql`insert into pgboss.job (id, name, state, started_on) values (${id}, 'deliver-mail',
    ${state}::text::pgboss.job_state, now() - ${startedBefore}::text::interval)`.execute(test.database);
  return id;
}

async function readKinds(ids: readonly string[]) {
  const rows = await test.database.selectFrom('mails').select(['id', 'kind']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.kind);
}

describe('mails of the previous release', () => {
  it('are ignored on a database without that release', () =>
    takeOverJobs({ database: test.database, clock }));

  it('are taken over with their jobs, except those being sent', async () => {
    await createJobs();
    const waiting = [await post('Your Marquee code', 'created'), await post('You are registered', 'retry')];
    const sending = await post('You are registered', 'active');
    const dead = await post('Your Marquee password', 'active', '61 seconds');
    const done = await post('You are registered', 'completed');
    await takeOverJobs({ database: test.database, clock });
    const kinds = await readKinds([...waiting, sending, dead, done]);
    assert.deepEqual(kinds, ['code', 'bulk', null, 'code', null]);
    const { rows } = await sql<{ id: string }>`select id from pgboss.job order by id`.execute(test.database);
    assert.deepEqual(
      rows.map(({ id }) => id),
      [sending, done].toSorted(),
    );
  });
});
