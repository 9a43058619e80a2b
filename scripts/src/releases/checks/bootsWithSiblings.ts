import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../../browser/openBrowser';
import type { ReleaseRecord } from '../store/Store';
import type { ReleaseCheck } from './Candidate';
import { serveCandidate } from './serveCandidate';
import { createCandidateStore } from './createCandidateStore';

type Screen = NonNullable<ReleaseRecord['declaration']>['screens'][number];

const BOOT_TIMEOUT_MS = 30_000;
const ANY_ID = '018f3b1c-0000-7000-8000-00000000000a';
const tokens: Partial<Record<Screen['access'], string>> = { account: 'USER', user: 'USER', host: 'HOST' };

/** Runs before the page's own scripts; tsx wraps named functions that are sent into a page in `__name`. */
const watch = `globalThis.__name = (named) => named;
globalThis.brokenPolicy = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  brokenPolicy.push(violatedDirective + ' ' + blockedURI));`;

/** One address for each module: what is shown, and what it takes to load it, is the same at the others. */
function screensOf({ declaration }: ReleaseRecord): Screen[] {
  const byModule = new Map(
    (declaration?.screens ?? []).toReversed().map((screen) => [screen.module, screen]),
  );
  return [...byModule.values()];
}

/** Runs in the page: what stands in its main landmark, once the screen's own script has come and something stands there. */
function shown(script: string): string | undefined {
  const outage = document.querySelector('#outage');
  if (outage) return `the outage card: "${outage.textContent}"`;
  const main = document.querySelector('main');
  const isWaiting = main?.querySelector(':scope > [aria-busy="true"]') !== null;
  const hasCome = performance
    .getEntriesByType('resource')
    .some(({ name }) => new URL(name).pathname === script);
  return hasCome && !isWaiting && main?.textContent?.trim() !== '' ? 'the screen' : undefined;
}

const broken = (): string[] => (globalThis as { brokenPolicy?: string[] }).brokenPolicy ?? [];

async function problemsAt(page: Page, url: string, script: string): Promise<string[]> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`threw: ${message}`));
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const waited = page
    .waitForFunction(shown, script, { timeout: BOOT_TIMEOUT_MS })
    .then((handle) => handle.jsonValue());
  // The loser of the race may fail when the page closes; ignore it.
  waited.catch(() => undefined);
  const failed = page.waitForEvent('pageerror', { timeout: BOOT_TIMEOUT_MS }).then(() => undefined);
  failed.catch(() => undefined);
  const found = await Promise.race([waited, failed]).catch(() => undefined);
  if (found === undefined && thrown.length === 0)
    thrown.push(`showed nothing, or ${script} was never asked for`);
  if (found !== undefined && found !== 'the screen') thrown.push(`showed ${found}`);
  return [...thrown, ...(await page.evaluate(broken)).map((what) => `broke the policy: ${what}`)];
}

async function tryScreen(
  browser: Browser,
  origin: string,
  given: { release: ReleaseRecord; screen: Screen },
) {
  const { release, screen } = given;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const token = tokens[screen.access];
  const known = token === undefined ? '' : `localStorage.setItem('authToken', '${token}')`;
  await context.addInitScript({ content: `${watch}\n${known}` });
  const path = screen.path.replace(/:\w+/g, ANY_ID);
  const chunk = release.chunks[screen.module.replace('./', '')]?.find((name) => name.endsWith('.js')) ?? '';
  const script = `/${release.name}/${release.version}/${chunk}`;
  const problems = await problemsAt(await context.newPage(), `${origin}${path}`, script);
  await context.close();
  return problems.map((problem) => `${screen.path} ${problem}`);
}

/**
 * The candidate shows its screens in the released shell beside the released siblings, in a real browser; a new shell
 * shows those of every released remote. No call of the API is answered but who is logged in.
 */
export const bootsWithSiblings: ReleaseCheck = async (candidate) => {
  const trial = createCandidateStore(candidate);
  const { remotes = {} } = trial.store.registry() ?? {};
  const tried = Object.entries(remotes)
    .filter(([name]) => candidate.release.name === 'shell' || name === candidate.release.name)
    .map(([name, { stable }]) => trial.store.release(name, stable));
  const server = await serveCandidate(trial.store);
  const browser = await openBrowser();
  const problems: string[] = [];
  try {
    for (const release of tried)
      for (const screen of screensOf(release)) {
        problems.push(...(await tryScreen(browser, server.origin, { release, screen })));
      }
  } finally {
    await browser.close();
    server.close();
    trial.remove();
  }
  return problems;
};
