import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { type Jobs, openJobs } from './openJobs';

let test: TestDatabase;
let jobs: Jobs;
const errors: Error[] = [];
const performed: string[] = [];
const failing = new Set<string>();

before(async () => {
  test = await buildDatabase();
  jobs = await openJobs(test.database, (error) => errors.push(error));
  await jobs.work('deliver-mail', async (id) => {
    performed.push(id);
    if (failing.delete(id)) throw new Error('the mail server is away');
  });
});
after(async () => {
  await jobs.stop();
  await test.close();
});

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !holds(); tries += 1) await wait(100);
}

const enqueue = (id: string): Promise<void> =>
  test.database.transaction().execute((transaction) => jobs.enqueue(transaction, 'deliver-mail', [id]));

describe('the job queue', () => {
  it('performs a job once its transaction is committed, and once only when it was enqueued twice', async () => {
    const id = uuidv7();
    await enqueue(id);
    await enqueue(id);
    await until(() => performed.includes(id));
    await wait(1200);
    assert.equal(performed.filter((one) => one === id).length, 1);
  });

  it('forgets a job whose transaction was rolled back', async () => {
    const id = uuidv7();
    const rolledBack = test.database.transaction().execute(async (transaction) => {
      await jobs.enqueue(transaction, 'deliver-mail', [id]);
      throw new Error('the cause failed');
    });
    await assert.rejects(rolledBack, /the cause failed/);
    await wait(1200);
    assert.ok(!performed.includes(id));
  });

  it('tries a failed job again', async () => {
    const id = uuidv7();
    failing.add(id);
    await enqueue(id);
    await until(() => performed.filter((one) => one === id).length === 2);
    assert.equal(performed.filter((one) => one === id).length, 2);
  });

  it('meets no error of its own', () => assert.deepEqual(errors, []));
});
