import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openJobs } from '../jobs/openJobs';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { SettableClock } from '../testing/SettableClock';
import { startMailServer } from '../testing/startMailServer';
import { type Carrier, deliverMail, smtpCarrier } from './deliverMail';
import { OutboxMailer } from './OutboxMailer';

const clock = new SettableClock();
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

async function post(text: string): Promise<string> {
  const posted: string[] = [];
  const mailer = new OutboxMailer(async (_transaction, ids) => {
    posted.push(...ids);
  });
  await test.database
    .transaction()
    .execute((transaction) =>
      mailer.post(transaction, { to: 'a@example.org', subject: 'S', text }, clock.now()),
    );
  return posted[0] ?? '';
}

describe('delivering a mail', () => {
  it('carries it once, even when the job runs again', async () => {
    const id = await post('Hello.\n\nTwo < three.\nFour.');
    const carried: Parameters<Carrier>[0][] = [];
    const carry: Carrier = async (mail) => {
      carried.push(mail);
    };
    await deliverMail({ database: test.database, clock }, carry, id);
    await deliverMail({ database: test.database, clock }, carry, id);
    assert.deepEqual(carried, [
      {
        id,
        to: 'a@example.org',
        subject: 'S',
        text: 'Hello.\n\nTwo < three.\nFour.',
        html: '<p>Hello.</p>\n<p>Two &lt; three.<br>Four.</p>',
      },
    ]);
  });

  it('leaves it for another try when the mail server fails', async () => {
    const id = await post('Hello.');
    const away: Carrier = () => Promise.reject(new Error('away'));
    await assert.rejects(deliverMail({ database: test.database, clock }, away, id), /away/);
    let carried = 0;
    await deliverMail(
      { database: test.database, clock },
      async () => {
        carried += 1;
      },
      id,
    );
    assert.equal(carried, 1);
  });
});

describe('a mail server that turns mail away at first', () => {
  it('gets each mail once in the end, also those that shared a job’s batch with a failed one', async () => {
    const jobs = await openJobs(test.database, () => undefined);
    const mailer = new OutboxMailer((transaction, ids) => jobs.enqueue(transaction, 'deliver-mail', ids));
    const server = await startMailServer({ refusals: 2 });
    await test.database.transaction().execute(async (transaction) => {
      const to = ['1@example.org', '2@example.org', '3@example.org', '4@example.org'];
      const letters = to.map((one) => ({ to: one, subject: 'S', text: 'T' }));
      await mailer.post(transaction, letters, clock.now());
    });
    const carry = smtpCarrier(server.url, 'from@example.org');
    await jobs.work('deliver-mail', (id) => deliverMail({ database: test.database, clock }, carry, id));
    for (let tries = 0; server.taken().length < 4 && tries < 150; tries += 1) await wait(100);
    // A repeat would come with the next beats of the queue.
    await wait(1500);
    assert.deepEqual(server.taken().toSorted(), [
      '1@example.org',
      '2@example.org',
      '3@example.org',
      '4@example.org',
    ]);
    await jobs.stop();
    server.close();
  });
});
