import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { buildDatabase, type TestDatabase } from '../../testing/buildDatabase';
import { SettableClock } from '../../testing/SettableClock';
import type { MailMessage } from './Mailer';
import { decryptMails } from './decryptMails';
import { OutboxMailer } from './OutboxMailer';

const clock = new SettableClock();
const secret = 'a secret for tests only';
let test: TestDatabase;
before(async () => {
  test = await buildDatabase();
});
after(() => test.close());

async function post(letters: MailMessage | readonly MailMessage[]) {
  const mailer = new OutboxMailer({ secret, clock });
  await test.database.deleteFrom('mails').execute();
  await test.database
    .transaction()
    .execute((transaction) => mailer.enqueue(transaction, letters, clock.now()));
  return test.database.selectFrom('mails').selectAll().execute();
}

describe('queueing mail', () => {
  it('stores the mails to a crowd, but none for people without an address', async () => {
    const letters = Array.from({ length: 2_500 }, (_, index) => ({
      to: index % 5 === 0 ? `deleted:${index}` : `${index}@example.org`,
      subject: 'S',
      text: 'T',
      kind: 'bulk' as const,
    }));
    const rows = await post(letters);
    assert.equal(new Set(rows.map(({ toAddress }) => toAddress)).size, 2_000);
    assert.ok(rows.every(({ kind }) => kind === 'bulk'));
  });

  it('stores text and HTML, due immediately', async () => {
    const [row] = await post({ to: 'a@example.org', subject: 'S', text: 'Hello.\n\nTwo < three.\nFour.' });
    assert.equal(row?.kind, 'single');
    assert.equal(row.text, 'Hello.\n\nTwo < three.\nFour.');
    assert.match(row.html, /<p>Hello\.<\/p>\n<p>Two &lt; three\.<br>Four\.<\/p>/);
    assert.deepEqual(row.dueAt, clock.now());
  });

  it('encrypts the text of a code', async () => {
    const rows = await post({ to: 'a@example.org', subject: 'S', text: 'Your code is 1234.', kind: 'code' });
    assert.ok(!JSON.stringify(rows).includes('1234'));
    const [opened] = decryptMails(rows, secret);
    assert.equal(opened?.text, 'Your code is 1234.');
    assert.match(opened.html, /<p>Your code is 1234\.<\/p>/);
  });
});
