import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../../testing/startMailServer';
import { waitUntil } from '../../testing/waitUntil';
import { createSmtpTransport } from './createSmtpTransport';

const mail = {
  id: 'the-id',
  to: 'to@example.org',
  subject: 'Your Marquee code',
  text: 'Your code is 1234.',
  html: '<p>Your code is 1234.</p>',
};

describe('mail by MAIL_URL', () => {
  it('is sent in text and HTML, with a stable id', async () => {
    const server = await startMailServer();
    const { send, close } = createSmtpTransport(server.url, 'Marquee <from@example.org>', 1);
    await send(mail);
    close();
    server.close();
    assert.match(server.received(), /MAIL FROM:<from@example\.org>/);
    assert.match(server.received(), /RCPT TO:<to@example\.org>/);
    assert.match(server.received(), /Subject: Your Marquee code/);
    assert.match(server.received(), /Message-ID: <the-id@marquee>/);
    assert.match(server.received(), /Content-Type: text\/plain/);
    assert.match(server.received(), /Content-Type: text\/html/);
  });

  it('attaches a calendar file with its method', async () => {
    const server = await startMailServer();
    const { send, close } = createSmtpTransport(server.url, 'from@example.org', 1);
    await send({
      ...mail,
      calendar: { name: 'lift-off.ics', method: 'CANCEL', text: 'BEGIN:VCALENDAR\r\n' },
    });
    close();
    server.close();
    assert.match(server.received(), /Content-Type: text\/calendar; charset=utf-8; method=CANCEL/i);
    assert.match(server.received(), /filename=lift-off\.ics/);
  });

  it('shares open connections', async () => {
    const server = await startMailServer({ latency: () => 20 });
    const { send, close } = createSmtpTransport(server.url, 'from@example.org', 2);
    await Promise.all(Array.from({ length: 10 }, (_, index) => send({ ...mail, id: `id-${index}` })));
    close();
    server.close();
    assert.equal(server.recipients().length, 10);
    assert.equal(server.connections(), 2);
  });

  it('fails without a retry by the library when the connection is cut', async () => {
    const server = await startMailServer({ hangs: () => true });
    const { send, close } = createSmtpTransport(server.url, 'from@example.org', 1);
    const carried = assert.rejects(send(mail));
    await waitUntil(() => server.received() !== '', 'the whole mail');
    server.cut();
    await carried;
    await pause(500);
    close();
    server.close();
    assert.equal(server.received().split('MAIL FROM').length - 1, 1);
  });

  it('fails without a server, and is retried later', async () => {
    const { send, close } = createSmtpTransport('smtp://127.0.0.1:1', 'from@example.org', 1);
    await assert.rejects(send(mail), { code: 'ESOCKET' });
    close();
  });
});
