import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { smtpCarrier } from './deliverMail';

/** A mail server that takes everything (RFC 5321) and keeps what it was told. */
let server: Server;
let told = '';
before(async () => {
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (part) => {
      const text = part.toString();
      told += text;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      isData = /^DATA/i.test(text);
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => server.close());

const port = (): number => (server.address() as AddressInfo).port;

describe('mail by MAIL_URL', () => {
  it('goes to the server, in text and HTML, under an id that stays the same', async () => {
    const carry = smtpCarrier(`smtp://127.0.0.1:${port()}`, 'Marquee <from@example.org>');
    await carry({
      id: 'the-id',
      to: 'to@example.org',
      subject: 'Your Marquee code',
      text: 'Your code is 1234.',
      html: '<p>Your code is 1234.</p>',
    });
    assert.match(told, /MAIL FROM:<from@example\.org>/);
    assert.match(told, /RCPT TO:<to@example\.org>/);
    assert.match(told, /Subject: Your Marquee code/);
    assert.match(told, /Message-ID: <the-id@marquee>/);
    assert.match(told, /Content-Type: text\/plain/);
    assert.match(told, /Content-Type: text\/html/);
  });

  it('fails, and so is tried again, when there is no server', async () => {
    const carry = smtpCarrier('smtp://127.0.0.1:1', 'from@example.org');
    const mail = { id: 'a', to: 'to@example.org', subject: 'S', text: 'T', html: '<p>T</p>' };
    await assert.rejects(carry(mail), { code: 'ESOCKET' });
  });
});
