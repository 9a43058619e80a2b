import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type MailServer, startMailServer } from '../testing/startMailServer';
import { smtpCarrier } from './deliverMail';

let server: MailServer;
before(async () => {
  server = await startMailServer();
});
after(() => server.close());

describe('mail by MAIL_URL', () => {
  it('goes to the server, in text and HTML, under an id that stays the same', async () => {
    const carry = smtpCarrier(server.url, 'Marquee <from@example.org>');
    await carry({
      id: 'the-id',
      to: 'to@example.org',
      subject: 'Your Marquee code',
      text: 'Your code is 1234.',
      html: '<p>Your code is 1234.</p>',
    });
    assert.match(server.told(), /MAIL FROM:<from@example\.org>/);
    assert.match(server.told(), /RCPT TO:<to@example\.org>/);
    assert.match(server.told(), /Subject: Your Marquee code/);
    assert.match(server.told(), /Message-ID: <the-id@marquee>/);
    assert.match(server.told(), /Content-Type: text\/plain/);
    assert.match(server.told(), /Content-Type: text\/html/);
  });

  it('fails, and so is tried again, when there is no server', async () => {
    const carry = smtpCarrier('smtp://127.0.0.1:1', 'from@example.org');
    const mail = { id: 'a', to: 'to@example.org', subject: 'S', text: 'T', html: '<p>T</p>' };
    await assert.rejects(carry(mail), { code: 'ESOCKET' });
  });
});
