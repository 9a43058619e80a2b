import type { Page, Route } from '@playwright/test';
import { getAccountButton } from '../fixtures/accountMenu';
import type { Account } from '../fixtures/accounts';
import { clickUntil } from '../fixtures/network';
import { releaseTest as test } from '../fixtures/releaseTest';
import { expect } from '../fixtures/test';
import { navigateInPage } from '../fixtures/navigateInPage';

interface Target {
  remote: string;
  title: string;
  path: string;
  /** The screen's own chunk. */
  chunk: string;
  heading: RegExp;
  role: 'participant' | 'host';
}

const TARGETS: Target[] = [
  {
    remote: 'mf-auth',
    title: 'Log in and sign up',
    path: '/account',
    chunk: 'AccountScreen',
    heading: /Your account/,
    role: 'participant',
  },
  {
    remote: 'mf-discovery',
    title: 'Events',
    path: '/past',
    chunk: 'RegistrationsScreen',
    heading: /Past Events/,
    role: 'participant',
  },
  {
    remote: 'mf-quiz',
    title: 'Quizzes',
    path: '/quiz',
    chunk: 'QuizScreen',
    heading: /Quiz/,
    role: 'participant',
  },
  {
    remote: 'mf-teams',
    title: 'Teams',
    path: '/notification2',
    chunk: 'NotificationsScreen',
    heading: /Notifications/,
    role: 'participant',
  },
  {
    remote: 'mf-host-console',
    title: 'Host console',
    path: '/home-host',
    chunk: 'HostHomeScreen',
    heading: /Welcome/,
    role: 'host',
  },
];

interface Fault {
  /** Files of a remote whose requests `reply` handles. */
  files?: (target: Target) => string;
  reply?: (route: Route) => unknown;
  /** A query of the address that injects the fault. */
  query?: (target: Target) => string;
}

const getEntryPattern = ({ remote }: Target) => `**/${remote}/**/remoteEntry.js*`;
const getChunkPattern = ({ remote, chunk }: Target) => `**/${remote}/**/${chunk}.js*`;
const getRemotePattern = ({ remote }: Target) => `**/${remote}/**`;

async function tamperWithReply(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `globalThis.isTampered = true;\n${await response.text()}` });
}

async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
}

const faults: Record<string, Fault> = {
  'an entry that hangs': { files: getEntryPattern, reply: () => undefined },
  'a remote that is missing': {
    files: getRemotePattern,
    reply: (route) => route.fulfill({ status: 404, body: 'gone' }),
  },
  "an entry replaced by a proxy's page": {
    files: getEntryPattern,
    reply: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  },
  'a server that replies 500': {
    files: getRemotePattern,
    reply: (route) => route.fulfill({ status: 500, body: 'Something went wrong' }),
  },
  'a truncated chunk': { files: getChunkPattern, reply: truncate },
  'a modified entry': { files: getEntryPattern, reply: tamperWithReply },
  'a modified chunk': { files: getChunkPattern, reply: tamperWithReply },
  'an injected load error': { query: ({ remote }) => `?mf-fault=${remote}:throw:all` },
  'a screen that throws while rendering': { query: ({ remote }) => `?mf-fault=${remote}:crash:all` },
};

/** A screen of another remote, which works meanwhile. */
const chooseOtherScreen = ({ remote }: Target) =>
  remote === 'mf-auth' ? { path: '/quiz', heading: 'Quiz' } : { path: '/terms', heading: 'Terms' };

/** Opens a remote's screen with a fault: the outage card, another remote's screen, the card again, and Retry. */
async function openFaultyScreen(page: Page, target: Target, { files, reply, query }: Fault): Promise<void> {
  if (files && reply) await page.route(files(target), reply);
  await page.goto(`${target.path}${query?.(target) ?? ''}`, { waitUntil: 'commit' });
  const card = page.getByRole('heading', { name: `${target.title} cannot be shown right now` });
  await expect(card).toBeVisible();
  await expect(getAccountButton(page)).toBeVisible();
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  const other = chooseOtherScreen(target);
  await navigateInPage(page, other.path);
  await expect(page.getByRole('heading', { level: 1, name: other.heading })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const screen = page.getByRole('heading', { level: 1, name: target.heading });
  // A hanging load may succeed meanwhile and remove Retry.
  await clickUntil(page.getByRole('button', { name: 'Retry', exact: true }), screen, 1);
}

for (const [name, fault] of Object.entries(faults))
  test(`${name} shows the outage card, the rest works, and Retry shows the screen, in each remote`, async ({
    openPage,
    consoleErrors,
    participant,
    host,
  }) => {
    consoleErrors.expect(/./);

    const accounts: Record<Target['role'], Account> = { participant, host };
    await Promise.all(
      TARGETS.map(async (target) => {
        const page = await openPage('about:blank', { as: accounts[target.role] });
        await openFaultyScreen(page, target, fault);
      }),
    );
  });

test('code of an unknown origin never runs', async ({ page, product, releases, consoleErrors }) => {
  const { otherOrigin } = releases;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  // The page drops the remote from its registry, hence finds no screen at its address.
  await page.route('**/terms', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('"url":"/mf-auth/', `"url":"${otherOrigin}/mf-auth/`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(requested.map((url) => new URL(url).origin).filter((origin) => origin !== product.origin)).toEqual(
    [],
  );
  const path = requested.map((url) => new URL(url).pathname).find((each) => each.endsWith('.js'));
  const script = `${otherOrigin}${path}`;
  expect((await fetch(script)).status).toBe(200);
  consoleErrors.expect(/violates the following Content Security Policy/);
  const violated = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const element = document.createElement('script');
        element.src = url;
        document.head.append(element);
      }),
    script,
  );
  expect(violated).toBe('script-src-elem');
});
