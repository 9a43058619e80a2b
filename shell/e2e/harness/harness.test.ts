import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { accessibilityFaults } from './accessibilityFaults';
import { Complaints } from './Complaints';
import { mailedCode } from './mailedCode';
import { openBrowser } from '../../../scripts/src/browser/openBrowser';

const mails = [
  { id: '2', to: 'ana@demo.test', subject: 'Your code', text: 'It is 4821, for 10 minutes.', sentAt: '' },
  { id: '1', to: 'ana@demo.test', subject: 'Your code', text: 'It is 1111.', sentAt: '' },
];

const faulty = '<!doctype html><title>x</title><img src="data:,"><script>alert(1)</script>';

const server = createServer((request, response) => {
  if (request.url === '/dev/mailbox') return response.end(JSON.stringify({ data: mails }));
  const policy = "default-src 'self'; img-src data:";
  return response
    .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy })
    .end(faulty);
}).listen(0, '127.0.0.1');

let browser: Browser;
let origin: string;

before(async () => {
  browser = await openBrowser();
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
});

after(async () => {
  await browser.close();
  server.close();
});

test('a violated policy and an uncaught exception are complaints, unless expected', async () => {
  const page = await browser.newPage();
  const complaints = new Complaints(page);
  await page.goto(`${origin}/`);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody caught me')), 0));
  await thrown;
  const heard = complaints.unexpected().join('\n');
  assert.match(heard, /Content Security Policy/);
  assert.match(heard, /nobody caught me/);
  complaints.expect(/Content Security Policy/);
  complaints.expect(/nobody caught me/);
  complaints.expect(/favicon/);
  assert.deepEqual(complaints.unexpected(), []);
});

test('axe sees a picture without words, although the policy lets no script in', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  const faults = await accessibilityFaults(page);
  assert.ok(
    faults.some((fault) => fault.startsWith('image-alt: ')),
    faults.join('\n'),
  );
});

test('the code of the newest mail is read', async () => {
  assert.equal(await mailedCode(origin, 'ana@demo.test'), '4821');
});
