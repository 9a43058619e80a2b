import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { SettableClock } from '../testing/SettableClock';
import { OutboxMailer } from './OutboxMailer';

const clock = new SettableClock();
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

it('writes the mails to a crowd and their jobs a thousand at a time, none to who has no address', async () => {
  const batches: number[] = [];
  const mailer = new OutboxMailer(async (_transaction, ids) => {
    batches.push(ids.length);
  });
  const letters = Array.from({ length: 2_500 }, (_, index) => ({
    to: index % 5 === 0 ? `deleted:${index}` : `${index}@example.org`,
    subject: 'S',
    text: 'T',
  }));
  await test.database.transaction().execute((transaction) => mailer.post(transaction, letters, clock.now()));
  const rows = await test.database.selectFrom('mails').select('toAddress').execute();
  assert.equal(new Set(rows.map(({ toAddress }) => toAddress)).size, 2_000);
  assert.deepEqual(batches, [1_000, 1_000]);
});
