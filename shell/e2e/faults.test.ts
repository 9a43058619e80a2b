import assert from 'node:assert/strict';
import { after } from 'node:test';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { startReleasing } from './harness/startReleasing';
import { stories, type Stage } from './harness/stories';
import { logIn } from './steps/accounts';
import { pressUntil } from './steps/failing';

const releasing = await startReleasing();
after(() => releasing.stop());
const tell = stories({ STORE_DIR: releasing.directory });

interface Target {
  remote: string;
  title: string;
  path: string;
  /** The screen's own chunk. */
  chunk: string;
  heading: RegExp;
  as: 'participant1@demo.test' | 'host1@demo.test';
}

const targets: Target[] = [
  ['mf-auth', 'Log in and sign up', '/account', 'AccountScreen', /Your account/, 'participant1'],
  ['mf-discovery', 'Events', '/past', 'RegistrationsScreen', /Past Events/, 'participant1'],
  ['mf-quiz', 'Quizzes', '/quiz', 'QuizScreen', /Quiz/, 'participant1'],
  ['mf-teams', 'Teams', '/notification2', 'NotificationsScreen', /Notifications/, 'participant1'],
  ['mf-host-console', 'Host console', '/home-host', 'HostHomeScreen', /Welcome/, 'host1'],
].map(
  ([remote, title, path, chunk, heading, who]) =>
    ({ remote, title, path, chunk, heading, as: `${who}@demo.test` }) as Target,
);

type Keys = Record<Target['as'], Awaited<ReturnType<BrowserContext['storageState']>>>;
let keys: Keys | undefined;

/** Both accounts log in once, for all faults. */
async function logInOnce(stage: Stage): Promise<Keys> {
  const kept: Partial<Keys> = {};
  for (const email of ['participant1@demo.test', 'host1@demo.test'] as const) {
    await stage.page.context().clearCookies();
    await stage.go('/terms');
    await stage.page.evaluate(() => localStorage.clear());
    await stage.go('/login');
    await logIn(stage, email);
    await stage.page.getByRole('button', { name: 'Logout' }).waitFor();
    kept[email] = await stage.page.context().storageState();
  }
  return kept as Keys;
}

interface Fault {
  /** Intercepts requests; undefined where the address injects the fault. */
  between?: { files: (target: Target) => string; answer: (route: Route) => unknown };
  query?: (target: Target) => string;
}

const entryOf = ({ remote }: Target) => `**/${remote}/**/remoteEntry.js*`;
const chunkOf = ({ remote, chunk }: Target) => `**/${remote}/**/${chunk}.js*`;

async function tamper(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `globalThis.isTampered = true;\n${await answer.text()}` });
}

async function cutOff(route: Route): Promise<void> {
  const answer = await route.fetch();
  const text = await answer.text();
  await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) });
}

/** One person, one remote away: the card, everything else, and the screen again by Retry. */
async function suffer(page: Page, target: Target, { between, query }: Fault): Promise<void> {
  if (between) await page.route(between.files(target), between.answer);
  await page.goto(`${target.path}${query?.(target) ?? ''}`, { waitUntil: 'commit' });
  const card = page.getByRole('heading', { name: `${target.title} cannot be shown right now` });
  await card.waitFor();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  assert.equal(await page.evaluate(() => 'isTampered' in globalThis), false);
  const away =
    target.remote === 'mf-auth' ? { to: '/quiz', heading: 'Quiz' } : { to: '/terms', heading: 'Terms' };
  await goTo(page, away.to);
  await page.getByRole('heading', { level: 1, name: away.heading }).waitFor();
  await page.goBack();
  await card.waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const screen = page.getByRole('heading', { level: 1, name: target.heading });
  const retry = page.getByRole('button', { name: 'Retry', exact: true });
  // A hanging load may succeed meanwhile and remove Retry.
  await pressUntil(retry, screen, 1);
}

const goTo = (page: Page, to: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, to);

/** All five remotes at once, each on a page of its own. */
function tellFault(title: string, fault: Fault): void {
  tell(
    `${title}: the card within 3 s, the rest works, Retry brings the screen, in each remote`,
    'wide',
    async (stage) => {
      stage.complaints.expect(/./);
      keys ??= await logInOnce(stage);
      const browser = stage.page.context().browser();
      const known = keys;
      await Promise.all(
        targets.map(async (target) => {
          const context = await browser?.newContext({
            baseURL: stage.origin,
            storageState: known[target.as],
          });
          const page = await context?.newPage();
          page?.setDefaultTimeout(30_000);
          if (page) await suffer(page, target, fault);
          await context?.close();
        }),
      );
    },
  );
}

tellFault('an entry that hangs', { between: { files: entryOf, answer: () => undefined } });
tellFault('a remote that is gone', {
  between: {
    files: ({ remote }) => `**/${remote}/**`,
    answer: (route) => route.fulfill({ status: 404, body: 'gone' }),
  },
});
tellFault('an entry whose place a page of a proxy has taken', {
  between: {
    files: entryOf,
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  },
});
tellFault('a server that answers 500', {
  between: {
    files: ({ remote }) => `**/${remote}/**`,
    answer: (route) => route.fulfill({ status: 500, body: 'Something went wrong' }),
  },
});
tellFault('a screen’s file that is cut off', { between: { files: chunkOf, answer: cutOff } });
tellFault('an entry that somebody changed', { between: { files: entryOf, answer: tamper } });
tellFault('a screen’s file that somebody changed', { between: { files: chunkOf, answer: tamper } });
tellFault('a drill in which it throws', { query: ({ remote }) => `?mf-fault=${remote}:throw` });
tellFault('a screen that throws while it is drawn', { query: ({ remote }) => `?mf-fault=${remote}:crash` });

tell('code from an origin that nobody named never runs', 'wide', async (stage) => {
  const { page } = stage;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The address answers 404 in the open page alone: the remote that has it was dropped from its registry.
  await page.route('**/terms', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(
      '"url":"/mf-auth/',
      `"url":"${releasing.elsewhere}/mf-auth/`,
    );
    await route.fulfill({ response: answer, body: html });
  });
  await stage.go('/terms');
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
  assert.ok(asked.every((url) => new URL(url).origin === stage.origin));
  stage.complaints.expect(/violates the following Content Security Policy/);
  const refused = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const script = document.createElement('script');
        script.src = url;
        document.head.append(script);
      }),
    `${releasing.elsewhere}/mf-quiz/1.1.0/remoteEntry.js`,
  );
  assert.equal(refused, 'script-src-elem');
});
