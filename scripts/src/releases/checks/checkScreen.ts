import type { Browser, Page } from 'playwright-core';
import type { ReleaseRecord, Store } from '../store/Store';
import { describePageError, type PageError } from './describePageError';
import { withDeadline } from './withDeadline';

export type Screen = NonNullable<ReleaseRecord['declaration']>['screens'][number];

/** A screen to check: its release, the store and the server that has both. */
export interface CheckedScreen {
  release: ReleaseRecord;
  screen: Screen;
  store: Store;
  origin: string;
  /** Milliseconds until the screen must show something. */
  timeout: number;
}

/** chosen: milliseconds for starting and closing a page, beside the screen's own. */
const PAGE_MS = 5_000;
const ANY_ID = '018f3b1c-0000-7000-8000-00000000000a';
const tokens: Partial<Record<Screen['access'], string>> = { account: 'USER', user: 'USER', host: 'HOST' };

/** Runs before the page's scripts; defines `__name`, which tsx calls for named functions, and keeps what was logged. */
const INIT_SCRIPT = `globalThis.__name = (named) => named;
globalThis.brokenPolicy = [];
globalThis.loggedErrors = [];
for (const level of ['error', 'warn']) {
  const log = console[level];
  console[level] = (...values) => {
    for (const value of values)
      if (value instanceof Error) loggedErrors.push({ message: value.message, stack: String(value.stack) });
    log(...values);
  };
}
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  brokenPolicy.push(violatedDirective + ' ' + blockedURI));`;

/** Runs in the page: describes the main landmark after the screen's scripts have loaded; undefined before. */
function describeMain(scripts: string[]): string | undefined {
  const outage = document.querySelector('#outage');
  if (outage) return `the outage card: "${outage.textContent}"`;
  const main = document.querySelector('main');
  const isWaiting = main?.querySelector(':scope > [aria-busy="true"]') !== null;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  const hasLoaded = scripts.every((script) => loaded.includes(script));
  return hasLoaded && !isWaiting && main?.textContent?.trim() !== '' ? 'the screen' : undefined;
}

const readLogs = (): { brokenPolicy: string[]; loggedErrors: PageError[] } => {
  const { brokenPolicy = [], loggedErrors = [] } = globalThis as {
    brokenPolicy?: string[];
    loggedErrors?: PageError[];
  };
  return { brokenPolicy, loggedErrors };
};

/** Returns an address of the screen's path, with an id for each parameter. */
const getAddress = ({ path }: Screen): string =>
  path.replace(/:\w+/g, ANY_ID).replaceAll('?', '').replace(/\*$/, ANY_ID);

const getScriptPaths = ({ release, screen }: CheckedScreen): string[] =>
  (release.chunks[screen.module.replace('./', '')] ?? [])
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => `/${release.name}/${release.version}/${name}`);

async function findProblems(page: Page, checked: CheckedScreen): Promise<string[]> {
  const { origin, screen, store, timeout } = checked;
  const scripts = getScriptPaths(checked);
  const thrown: PageError[] = [];
  page.on('pageerror', ({ message, stack = '' }) => thrown.push({ message, stack }));
  await page.goto(`${origin}${getAddress(screen)}`, { waitUntil: 'domcontentloaded', timeout: 0 });
  const described = page
    .waitForFunction(describeMain, scripts, { timeout })
    .then((handle) => handle.jsonValue());
  // The slower promise may reject when the page closes.
  described.catch(() => undefined);
  const failed = page.waitForEvent('pageerror', { timeout }).then(() => undefined);
  failed.catch(() => undefined);
  const found = await Promise.race([described, failed]).catch(() => undefined);
  const { brokenPolicy, loggedErrors } = await page.evaluate(readLogs);
  // Logged errors matter only if the screen failed: the shell logs failed calls too.
  const errors = found === undefined || found === 'the screen' ? thrown : [...thrown, ...loggedErrors];
  const problems = [...new Set(errors.map((error) => describePageError(store, error)))];
  if (problems.length === 0 && found === undefined)
    problems.push(`showed nothing, or ${scripts.join(', ')} was never asked for`);
  if (problems.length === 0 && found !== undefined && found !== 'the screen')
    problems.push(`showed ${found}`);
  return [...problems, ...brokenPolicy.map((what) => `broke the policy: ${what}`)];
}

/** Opens a screen in the browser and returns its problems. @throws UndecidedError if the page does not answer */
export async function checkScreen(browser: Browser, checked: CheckedScreen): Promise<string[]> {
  const { screen, timeout } = checked;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const token = tokens[screen.access];
  const session = token === undefined ? '' : `localStorage.setItem('authToken', '${token}')`;
  await context.addInitScript({ content: `${INIT_SCRIPT}\n${session}` });
  const deadline = {
    milliseconds: timeout + PAGE_MS,
    message: `${screen.path} did not answer in ${String(timeout / 1000)} s; does it loop?`,
  };
  const problems = await withDeadline(
    context.newPage().then((page) => findProblems(page, checked)),
    deadline,
  );
  await withDeadline(context.close(), { ...deadline, milliseconds: PAGE_MS });
  return problems.map((problem) => `${screen.path} ${problem}`);
}
