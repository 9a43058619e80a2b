import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';
import type { SchemaMigration } from './migrations/SchemaMigration';

const newest = Object.keys(migrations).toSorted().at(-1) ?? '';

/** A step of a release to come. */
const step = (given: Partial<SchemaMigration> = {}): SchemaMigration => ({
  up: async (database) => {
    await sql`alter table events add column mood text`.execute(database);
  },
  ...given,
});

describe('a release before on the schema of a newer one', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await buildDatabase();
  });
  afterEach(() => test.close());

  const migrateTo = (added: Record<string, SchemaMigration>) =>
    migrate(test.database, { ...migrations, ...added });

  it('starts where the unknown migration is marked compatible with it, and undoes nothing', async () => {
    await migrateTo({ '9001-mood': step({ compatibleWith: newest }) });
    await migrate(test.database);
    await sql`select mood from events`.execute(test.database);
    // And forward again.
    await migrateTo({ '9001-mood': step({ compatibleWith: newest }) });
  });

  it('refuses in one sentence where it is not marked', async () => {
    await migrateTo({ '9001-mood': step() });
    await assert.rejects(
      migrate(test.database),
      /^Error: A newer release has changed the database \(migration 9001-mood\) in a way that this release cannot run on: it knows migrations up to \d{4}-.*\. Start the newer release again/,
    );
  });

  it('refuses where only a later release than it is compatible', async () => {
    await migrateTo({ '9001-mood': step({ compatibleWith: newest }) });
    const nothing = { up: async () => undefined };
    await migrateTo({
      '9001-mood': step({ compatibleWith: newest }),
      '9002-contract': { ...nothing, compatibleWith: '9001-mood' },
    });
    await assert.rejects(migrate(test.database), /migration 9002-contract/);
    await migrateTo({ '9001-mood': step({ compatibleWith: newest }) });
  });

  it('still applies migrations of its own that come after the unknown ones', async () => {
    await migrateTo({ '9001-mood': step({ compatibleWith: newest }) });
    const hotfix = {
      compatibleWith: newest,
      up: async (database: Parameters<SchemaMigration['up']>[0]) => {
        await sql`create table hotfixes (id integer primary key)`.execute(database);
      },
    };
    await migrateTo({ '9002-hotfix': hotfix });
    await sql`select id from hotfixes`.execute(test.database);
  });

  it('may start at the same moment as the newer one', async () => {
    const both = Array.from({ length: 4 }, (_, index) =>
      index % 2 === 0 ? migrateTo({ '9001-mood': step({ compatibleWith: newest }) }) : migrate(test.database),
    );
    await Promise.all(both);
    await sql`select mood from events`.execute(test.database);
  });
});
