import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { registration, tickets } from '@marquee/shared-contracts';
import { MailMetrics } from '../../platform/mail/MailMetrics';
import { readMailSettings } from '../../platform/mail/readMailSettings';
import { startMailDelivery } from '../../platform/mail/startMailDelivery';
import { buildHost, buildParticipant } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { readQrPicture } from '../../testing/readQrPicture';
import { sampleRegistrationForm } from '../../testing/sampleRegistrationForm';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { startMailServer } from '../../testing/startMailServer';
import { waitUntil } from '../../testing/waitUntil';

const test = setUpTestApp({ publicUrl: 'https://marquee.test', hasMailbox: true });

/** The pictures that a received mail shows, by their content id. */
function findPictures(received: string): Map<string, Buffer> {
  const parts = received.split(/\r?\n--[^\r\n]+/).filter((part) => /Content-Type: image\/png/i.test(part));
  return new Map(
    parts.map((part) => {
      const [head = '', body = ''] = part.trim().split(/\r?\n\r?\n/);
      return [/Content-Id: <(.+?)>/i.exec(head)?.[1] ?? '', Buffer.from(body, 'base64')];
    }),
  );
}

/** Registers a person for an event, and returns the code of the ticket. */
async function registerPerson(): Promise<string> {
  const eventId = await buildEvent(test, await buildHost(test));
  const person = await buildParticipant(test);
  const input = { params: { eventId }, body: sampleRegistrationForm };
  await test.call(registration.register, input, person.token);
  return (await test.call(tickets.read, { params: { eventId } }, person.token)).body.data.code;
}

describe('the mail of a registration (TK-1)', () => {
  it('shows the ticket as a picture, which no dump of the database contains', async () => {
    const code = await registerPerson();
    const [mail] = await test.database.selectFrom('mails').selectAll().execute();
    assert.ok(!JSON.stringify(mail).includes(code.split('-')[2] ?? ''));
    assert.match(mail?.text ?? '', /See your ticket:\nhttps:\/\/marquee\.test\/ticket\//);

    const server = await startMailServer();
    const { stop } = startMailDelivery(
      { ...test.app, figures: new MailMetrics(), onError: (error) => assert.fail(String(error)) },
      { ...readMailSettings({}), mailUrl: server.url, mailFrom: 'from@example.org' },
    );
    await waitUntil(() => /^\.\r?$/m.test(server.received()) || server.recipients().length > 0, 'the mail');
    await waitUntil(() => findPictures(server.received()).size > 0, 'its picture');
    await stop();
    server.close();
    const picture = findPictures(server.received()).get('ticket@marquee');
    assert.ok(picture);
    assert.equal(await readQrPicture(picture), code);
    assert.match(server.received(), /cid:ticket@marquee/);
  });

  it("shows the ticket in the developer's mailbox too", async () => {
    const code = await registerPerson();
    const page = await test.app.http.inject({ url: '/dev/mailbox', headers: { host: 'localhost:3000' } });
    const [, picture = ''] = /src="data:image\/png;base64,([^"]+)"/.exec(page.body) ?? [];
    assert.equal(await readQrPicture(Buffer.from(picture, 'base64')), code);
  });
});
