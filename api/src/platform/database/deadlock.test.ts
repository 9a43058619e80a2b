import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import type { DatabaseTransaction } from './Database';

type Work = (transaction: DatabaseTransaction) => Promise<void>;

describe('two transactions that lock two rows in opposite orders', { skip: skipWithoutPostgres }, () => {
  let test: TestDatabase;
  before(async () => {
    test = await buildDatabase();
    await sql`create table pairs (id int primary key, value int not null)`.execute(test.database);
    await sql`insert into pairs values (1, 0), (2, 0)`.execute(test.database);
  });
  after(() => test.close());

  /** Runs both at once; each requests its second row only when both hold their first. */
  async function runInOppositeOrder(
    execute: (work: Work) => Promise<void>,
  ): Promise<PromiseSettledResult<void>[]> {
    let held = 0;
    let meet = (): void => undefined;
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const updateInOrder =
      (ids: readonly number[]): Work =>
      async (transaction) => {
        for (const id of ids) {
          await sql`update pairs set value = value + 1 where id = ${id}`.execute(transaction);
          held += 1;
          if (held === 2) meet();
          await met;
        }
      };
    return Promise.allSettled([execute(updateInOrder([1, 2])), execute(updateInOrder([2, 1]))]);
  }

  const readValues = async (): Promise<number[]> => {
    const { rows } = await sql<{ value: number }>`select value from pairs order by id`.execute(test.database);
    return rows.map(({ value }) => value);
  };

  it('both succeed, because the aborted transaction runs once more', async () => {
    const ended = await runInOppositeOrder((work) => test.database.transaction().execute(work));
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['fulfilled', 'fulfilled'],
    );
    assert.deepEqual(await readValues(), [2, 2]);
  });

  it('broken variant: one of them fails without the retry', async () => {
    const ended = await runInOppositeOrder((work) =>
      test.database.transaction().setIsolationLevel('read committed').execute(work),
    );
    const failed = ended.filter((outcome) => outcome.status === 'rejected');
    assert.deepEqual(
      failed.map(({ reason }) => reason.code),
      ['40P01'],
    );
    assert.deepEqual(await readValues(), [3, 3]);
  });
});
