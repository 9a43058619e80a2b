import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';
import type { SchemaMigration } from './migrations/SchemaMigration';

const newest = Object.keys(migrations).toSorted().at(-1) ?? '';

/** A migration of a future release. */
const createMigration = (overrides: Partial<SchemaMigration> = {}): SchemaMigration => ({
  up: async (database) => {
    await sql`alter table events add column mood text`.execute(database);
  },
  ...overrides,
});

describe('an older release on a newer schema', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await buildDatabase();
  });
  afterEach(() => test.close());

  const migrateTo = (added: Record<string, SchemaMigration>) =>
    migrate(test.database, { ...migrations, ...added });

  it('gives each of its migrations ten minutes for a statement', async () => {
    const up: SchemaMigration['up'] = async (database) => {
      await sql`create table timeouts as select current_setting('statement_timeout') as timeout`.execute(
        database,
      );
    };
    await migrateTo({ '9001-timeouts': { up } });
    const { rows } = await sql<{ timeout: string }>`select timeout from timeouts`.execute(test.database);
    assert.deepEqual(rows, [{ timeout: '10min' }]);
  });

  it('starts if the unknown migration is marked compatible, and undoes nothing', async () => {
    await migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) });
    await migrate(test.database);
    await sql`select mood from events`.execute(test.database);
    // The newer release starts again.
    await migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) });
  });

  it('refuses with one sentence if the migration is unmarked', async () => {
    await migrateTo({ '9001-mood': createMigration() });
    await assert.rejects(
      migrate(test.database),
      /^Error: A newer release has changed the database \(migration 9001-mood\) in a way that this release cannot run on: it knows migrations up to \d{4}-.*\. Start the newer release again/,
    );
  });

  it('refuses if only a later release is compatible', async () => {
    await migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) });
    const nothing = { up: async () => undefined };
    await migrateTo({
      '9001-mood': createMigration({ compatibleWith: newest }),
      '9002-contract': { ...nothing, compatibleWith: '9001-mood' },
    });
    await assert.rejects(migrate(test.database), /migration 9002-contract/);
    await migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) });
  });

  for (const [order, name] of [
    ['after', '9002-hotfix'],
    ['before', '9000-hotfix'],
  ] as const)
    it(`applies its own migration whose name comes ${order} an unknown one`, async () => {
      await migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) });
      const hotfix = {
        compatibleWith: newest,
        up: async (database: Parameters<SchemaMigration['up']>[0]) => {
          await sql`create table hotfixes (id integer primary key)`.execute(database);
        },
      };
      await migrateTo({ [name]: hotfix });
      await sql`select id from hotfixes`.execute(test.database);
    });

  it('can start concurrently with the newer release', async () => {
    const both = Array.from({ length: 4 }, (_, index) =>
      index % 2 === 0
        ? migrateTo({ '9001-mood': createMigration({ compatibleWith: newest }) })
        : migrate(test.database),
    );
    await Promise.all(both);
    await sql`select mood from events`.execute(test.database);
  });
});
