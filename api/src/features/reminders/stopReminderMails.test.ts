import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { auth, notifications, profile, registration } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sendReminders } from './sendReminders';

const test = setUpTestApp({ publicUrl: 'https://marquee.test' });
let person: TestAccount;
beforeEach(async () => {
  person = await buildParticipant(test);
  const eventId = await buildEvent(test, await buildHost(test));
  const call = { params: { eventId }, body: sampleRegistrationForm };
  await test.call(registration.register, call, person.token);
});

async function advanceHours(hours: number): Promise<void> {
  test.clock.advance(hours * 3600);
  await sendReminders(test.app);
}

const readMails = () =>
  test.database
    .selectFrom('mails')
    .select(['subject', 'text', 'unsubscribeUrl'])
    .where('toAddress', '=', person.email)
    .orderBy('id')
    .execute();

const readSetting = async () => (await test.call(profile.read, {}, person.token)).body.data.reminderMails;

async function readReminder() {
  await advanceHours(24.5);
  const reminder = (await readMails()).at(-1);
  assert.ok(reminder?.unsubscribeUrl);
  return { ...reminder, path: new URL(reminder.unsubscribeUrl).pathname };
}

const post = (url: string, contentType: string, payload: string) =>
  test.app.http.inject({ method: 'POST', url, headers: { 'content-type': contentType }, payload });

describe('a reminder by mail (NT-9)', () => {
  it('has a link and a header that stop reminders, other mails have not', async () => {
    const { text, unsubscribeUrl, path } = await readReminder();
    assert.match(
      String(unsubscribeUrl),
      /^https:\/\/marquee\.test\/api\/v1\/public\/reminder-mails\/[\w.-]+\/stop$/,
    );
    const token = path.split('/').at(-2) ?? '';
    assert.ok(text.endsWith(`Stop reminder mails:\nhttps://marquee.test/reminder-mails/${token}`));
    const [confirmation] = await readMails();
    assert.equal(confirmation?.unsubscribeUrl, null);
    assert.ok(!confirmation.text.includes('reminder-mails'));
  });

  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const)
    it(`is stopped by a mail program with one click, sent as ${type}`, async () => {
      const { path } = await readReminder();
      for (let time = 0; time < 2; time += 1) assert.equal((await post(path, type, payload)).statusCode, 200);
      assert.equal(await readSetting(), false);
      const sent = (await readMails()).length;
      await advanceHours(23);
      assert.equal((await readMails()).length, sent);
      const { content } = (await test.call(notifications.newest, {}, person.token)).body;
      assert.equal(content[0]?.title, 'Reading the sky starts within an hour');
    });

  it('is not stopped by a link that was not signed here, nor for somebody else', async () => {
    const { path } = await readReminder();
    const other = await buildParticipant(test);
    const token = path.split('/').at(-2) ?? '';
    for (const forged of [`${token}x`, token.replace(person.id, other.id), other.id, `${other.id}.`])
      assert.equal((await test.call(profile.stopReminderMails, { params: { token: forged } })).status, 404);
    assert.equal(await readSetting(), true);
    assert.equal((await test.call(profile.read, {}, other.token)).body.data.reminderMails, true);
  });

  it('is a setting of the profile and part of the own data', async () => {
    await test.call(profile.update, { body: { reminderMails: false } }, person.token);
    assert.equal(await readSetting(), false);
    const { data } = (await test.call(auth.exportOwnData, {}, person.token)).body;
    assert.equal(data.account.reminderMails, false);
    await test.call(profile.update, { body: { reminderMails: null, mobile: '9123456780' } }, person.token);
    assert.equal(await readSetting(), false);
  });
});
