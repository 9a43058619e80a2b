import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { ApiClient } from '../fixtures/ApiClient';
import { findAccessibilityFaults } from '../fixtures/checkAccessibility';
import { ConsoleErrors } from '../fixtures/ConsoleErrors';
import { readMailedCode } from '../fixtures/mails';

const MAILS = [
  { id: '2', to: 'ana@demo.test', subject: 'Your code', text: 'It is 4821, for 10 minutes.', sentAt: '' },
  { id: '1', to: 'ana@demo.test', subject: 'Your code', text: 'It is 1111.', sentAt: '' },
];

const FAULTY_PAGE = '<!doctype html><title>x</title><img src="data:,"><script>alert(1)</script>';

/** Serves a page with faults, and a mailbox. */
async function startFaultyServer(): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    if (request.url === '/dev/mailbox?to=ana%40demo.test')
      return response.end(JSON.stringify({ data: MAILS }));
    const policy = "default-src 'self'; img-src data:";
    const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
    return response.writeHead(200, headers).end(FAULTY_PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` };
}

let server: Server;
let origin: string;

test.beforeAll(async () => {
  ({ server, origin } = await startFaultyServer());
});

test.afterAll(() => server.close());

test('a violated policy and an uncaught exception are errors, unless a test expects them', async ({
  page,
  context,
}) => {
  const errors = new ConsoleErrors();
  errors.watch(context);
  await page.goto(origin);
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('nobody caught me')), 0));
  await thrown;
  await expect
    .poll(() => errors.unexpected().join('\n'))
    .toMatch(/Content Security Policy[^]*nobody caught me/);
  errors.expect(/Content Security Policy/);
  errors.expect(/nobody caught me/);
  errors.expect(/favicon/);
  expect(errors.unexpected()).toEqual([]);
});

test('axe finds a picture without text, although the policy forbids scripts', async ({ page }) => {
  await page.goto(origin);
  const faults = await findAccessibilityFaults(page);
  expect(faults.filter((fault) => fault.startsWith('image-alt: '))).toHaveLength(1);
});

test('the code is read from the newest mail', async () => {
  expect(await readMailedCode(new ApiClient(origin), 'ana@demo.test')).toBe('4821');
});
