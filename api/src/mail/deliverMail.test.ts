import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../testing/buildDatabase';
import { SettableClock } from '../testing/SettableClock';
import { type Carrier, deliverMail } from './deliverMail';
import { OutboxMailer } from './OutboxMailer';

const clock = new SettableClock();
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

async function post(text: string): Promise<string> {
  const posted: string[] = [];
  const mailer = new OutboxMailer(async (_transaction, id) => {
    posted.push(id);
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
