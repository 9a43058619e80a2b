import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { auth, registration } from '@marquee/shared-contracts';
import { execa } from 'execa';
import { findSigningKey } from '../features/certificates/credentials/signingKeys';
import { lockDataDirectory } from '../platform/database/lockDataDirectory';
import { buildHost, buildParticipant } from '../testing/buildAccount';
import { buildEvent } from '../testing/buildEvent';
import { setUpTestApp } from '../testing/setUpTestApp';
import { sampleRegistrationForm } from '../testing/sampleRegistrationForm';
import { setPassword } from '../testing/setPassword';
import { getProgramArgs } from '../testing/getProgramArgs';
import { createParticipantForm } from '../testing/signUpForm';
import { runCommand } from './runCommand';

const test = setUpTestApp();

const run = (...words: string[]) => runCommand(test.app, words);
const logIn = (email: string) => test.call(auth.authenticate, { body: { email, password: 'Right@123' } });
const auditOf = (objectId: string) =>
  test.database
    .selectFrom('auditEntries')
    .select(['actorId', 'action'])
    .where('objectId', '=', objectId)
    .orderBy('id')
    .execute();

describe("the operator's command", () => {
  it('lists accounts by a part of name or email, without wildcards', async () => {
    const { id, email } = await buildParticipant(test, { firstname: 'Zubin' });
    const line = `${id}  ACTIVE     USER  2026-05-04  ${email}  Zubin Nair`;
    assert.equal(await run('list', 'zubi'), line);
    assert.equal(await run('list', email.toUpperCase()), line);
    assert.equal(await run('list', 'z%n'), 'No account.');
    assert.ok((await run('list')).split('\n').includes(line));
  });

  it('suspends an account and ends its sessions, and lifts the suspension', async () => {
    const person = await buildParticipant(test);
    await setPassword(test, person);
    assert.equal(await run('suspend', person.email), `${person.email} is suspended now.`);
    assert.equal((await test.call(auth.me, {}, person.token)).status, 401);
    const refused = await logIn(person.email);
    assert.deepEqual([refused.status, refused.error.code], [403, 'SUSPENDED']);
    assert.equal(await run('suspend', person.id), `${person.email} was suspended already; nothing changed.`);
    assert.equal(await run('unsuspend', person.id), `${person.email} is not suspended now.`);
    assert.equal((await test.call(auth.me, {}, person.token)).status, 401);
    assert.equal((await logIn(person.email)).status, 200);
    assert.deepEqual((await auditOf(person.id)).slice(0, 2), [
      { actorId: null, action: 'account.suspend' },
      { actorId: null, action: 'account.unsuspend' },
    ]);
  });

  it('deletes an account only after confirmation, and only where its owner could', async () => {
    const host = await buildHost(test);
    const eventId = await buildEvent(test, host);
    await assert.rejects(run('delete', host.email), /cannot be undone. Say it with --yes at the end./);
    const refused = run('delete', host.email, '--yes');
    await assert.rejects(refused, { message: 'Cancel or delete your upcoming events first.' });
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', eventId)
      .execute();
    assert.equal(await run('delete', host.email, '--yes'), `${host.email} is deleted.`);
    await assert.rejects(run('delete', host.email, '--yes'), {
      message: `There is no account ${host.email}.`,
    });
    assert.deepEqual(await auditOf(host.id), [{ actorId: null, action: 'account.delete' }]);
  });

  it('mails another working sign-up code, and reports when there is nothing to confirm', async () => {
    const email = 'waiting@example.org';
    const { body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
    const { draftId } = body.data;
    assert.equal(await run('resend', ' Waiting@Example.org'), `Another code is on its way to ${email}.`);
    assert.equal((await test.mails()).filter(({ to }) => to === email).length, 2);
    assert.deepEqual(await auditOf(draftId), [{ actorId: null, action: 'account.resend-code' }]);
    const otp = await test.codeFor(email);
    assert.equal((await test.call(auth.validate, { body: { email, otp, draftId } })).status, 200);
    await assert.rejects(run('resend', email), /is confirmed already/);
    await assert.rejects(run('resend', 'nobody@example.org'), /No sign-up of nobody@example.org waits/);
  });

  it('cancels an event only after confirmation, and notifies everybody registered', async () => {
    const eventId = await buildEvent(test, await buildHost(test), { title: 'Reading the sky' });
    const person = await buildParticipant(test);
    await test.call(
      registration.register,
      { params: { eventId }, body: sampleRegistrationForm },
      person.token,
    );
    await assert.rejects(run('cancel-event', eventId), {
      message: 'Cancelling "Reading the sky" cannot be undone. Say it with --yes at the end.',
    });
    assert.equal(await run('cancel-event', eventId, '--yes'), '"Reading the sky" is cancelled.');
    const { subject } = (await test.mails()).findLast(({ to }) => to === person.email) ?? {};
    assert.equal(subject, 'Reading the sky was cancelled');
    assert.deepEqual(await auditOf(eventId), [{ actorId: null, action: 'event.cancel' }]);
    await assert.rejects(run('cancel-event', 'reading'), /Name an event by its id/);
  });

  it('replaces the key that signs credentials', async () => {
    const said = await run('rotate-signing-key');
    const [, id = ''] = /^The key (\S+) signs/.exec(said) ?? [];
    const { url } = await findSigningKey(test.app, 'https://marquee.example');
    assert.ok(url.endsWith(`/${id}`));
    assert.deepEqual(await auditOf(id), [{ actorId: null, action: 'signing-key.rotate' }]);
  });

  it('prints the help for unknown commands', async () => {
    await assert.rejects(run('promote', 'me'), /^Error: "promote" is no verb.\n\nnpm run admin -- <verb> …/);
    await assert.rejects(run('constructor'), /is no verb/);
    await assert.rejects(run('suspend'), { message: 'Name an account by its email or id.' });
  });
});

describe('the command as a process', () => {
  const start = async (words: string[], env: Record<string, string>) => {
    const { exitCode, all } = await execa(process.execPath, [...getProgramArgs('admin'), ...words], {
      env: { DATABASE_URL: '', ...env },
      all: true,
      reject: false,
    });
    return { exitCode, printed: all };
  };

  it('prints its help without any database', async () => {
    const { exitCode, printed } = await start(['help'], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    assert.equal(exitCode, 0);
    for (const verb of ['list [text]', 'suspend <account>', 'delete <account> --yes', 'resend <email>'])
      assert.ok(printed.includes(verb), verb);
  });

  it('works on the embedded database, but not beside a running server', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'marquee-admin-'));
    try {
      const migrated = await start(['migrate'], { DATA_DIR: directory });
      assert.deepEqual(migrated, { exitCode: 0, printed: 'The schema of the database is up to date.' });
      const alone = await start(['list'], { DATA_DIR: directory });
      assert.deepEqual(alone, { exitCode: 0, printed: 'No account.' });
      const unlock = await lockDataDirectory(directory);
      const beside = await start(['list'], { DATA_DIR: directory });
      await unlock();
      assert.equal(beside.exitCode, 1);
      assert.match(beside.printed, /^The embedded database takes one process at a time. Stop the server,/);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
