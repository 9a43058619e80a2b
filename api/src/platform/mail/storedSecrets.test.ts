import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { sql } from 'kysely';
import { buildParticipant } from '../../testing/buildAccount';
import { deleteAccount } from '../../features/accounts/deletion/deleteAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createParticipantForm } from '../../testing/signUpForm';
import { startMailServer } from '../../testing/startMailServer';
import { waitUntil } from '../../testing/waitUntil';
import { MailMetrics } from './MailMetrics';
import { startMailDelivery } from './startMailDelivery';

const test = setUpTestApp({ publicUrl: 'https://marquee.example.org' });

/** Every row of every table, as in a dump. */
async function readEveryRow(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(test.database);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select row::text as text from ${sql.raw(name)} row`.execute(
      test.database,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('a dump of the database', () => {
  it('contains no code of a sign-up with a queued mail', async () => {
    const email = 'signing-up@example.org';
    await test.call(auth.register, { body: createParticipantForm({ email }) });
    const code = await test.codeFor(email);
    assert.ok(!(await readEveryRow()).includes(`code is ${code}`));
  });

  it('contains no code and no link of a reset, and no session', async () => {
    const { email, token: session } = await buildParticipant(test);
    await test.call(auth.forgotPassword, { body: { email } });
    const mail = (await test.mails()).findLast(({ to }) => to === email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    assert.ok(token.length > 40);
    const stored = await readEveryRow();
    assert.ok(stored.includes(email));
    assert.ok(!stored.includes(token));
    assert.ok(!stored.includes(session));
    assert.ok(!stored.includes(`code is ${await test.codeFor(email)}`));
  });
});

/** Sends queued mails, like a server process. */
async function sendAll(): Promise<string[]> {
  const { app, database, clock } = test;
  const server = await startMailServer();
  const delivery = startMailDelivery(
    { database, clock, secret: app.secret, figures: new MailMetrics(), onError: () => undefined },
    { mailUrl: server.url, mailFrom: 'from@example.org', connections: 3, bulkPerSecond: 50 },
  );
  const isIdle = async () => (await test.mails()).every(({ text }) => text === '');
  await waitUntil(isIdle, 'every mail');
  await delivery.stop();
  server.close();
  return server.recipients();
}

describe('sent mails', () => {
  it('have no text; addresses stay for a week, except those of deleted accounts', async () => {
    const [kept, deleted] = [await buildParticipant(test), await buildParticipant(test)];
    for (const { email } of [kept, deleted]) await test.call(auth.forgotPassword, { body: { email } });
    const earlier = await sendAll();
    assert.ok(earlier.includes(kept.email) && earlier.includes(deleted.email));
    const { mailer, accountDeletionHandlers } = test.app;
    await test.database
      .transaction()
      .execute((transaction) =>
        deleteAccount(
          { transaction, mailer, accountDeletionHandlers },
          { accountId: deleted.id, actorId: deleted.id },
          test.clock.now(),
        ),
      );
    assert.deepEqual(await sendAll(), [deleted.email]);
    const stored = await readEveryRow();
    assert.ok(!stored.includes(deleted.email));
    const mails = await test.database
      .selectFrom('mails')
      .selectAll()
      .where('toAddress', '=', kept.email)
      .execute();
    assert.deepEqual(
      mails.map(({ text, html, sealed }) => [text, html, sealed]),
      [['', '', null]],
    );
  });
});
