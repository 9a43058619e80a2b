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

/** Runs before the page's scripts; defines `__name`, which tsx calls for named functions. */
const INIT_SCRIPT = `globalThis.__name = (named) => named;
globalThis.brokenPolicy = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  brokenPolicy.push(violatedDirective + ' ' + blockedURI));`;

/** Returns one screen per module, because other paths of a module load the same files. */
function getScreens({ declaration }: ReleaseRecord): Screen[] {
  const byModule = new Map(
    (declaration?.screens ?? []).toReversed().map((screen) => [screen.module, screen]),
  );
  return [...byModule.values()];
}

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

const readViolations = (): string[] => (globalThis as { brokenPolicy?: string[] }).brokenPolicy ?? [];

async function findProblems(page: Page, url: string, scripts: string[]): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`threw: ${message}`));
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const described = page
    .waitForFunction(describeMain, scripts, { timeout: BOOT_TIMEOUT_MS })
    .then((handle) => handle.jsonValue());
  // The slower promise may reject when the page closes.
  described.catch(() => undefined);
  const failed = page.waitForEvent('pageerror', { timeout: BOOT_TIMEOUT_MS }).then(() => undefined);
  failed.catch(() => undefined);
  const found = await Promise.race([described, failed]).catch(() => undefined);
  if (found === undefined && problems.length === 0)
    problems.push(`showed nothing, or ${scripts.join(', ')} was never asked for`);
  if (found !== undefined && found !== 'the screen') problems.push(`showed ${found}`);
  return [...problems, ...(await page.evaluate(readViolations)).map((what) => `broke the policy: ${what}`)];
}

async function checkScreen(
  browser: Browser,
  origin: string,
  given: { release: ReleaseRecord; screen: Screen },
) {
  const { release, screen } = given;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const token = tokens[screen.access];
  const session = token === undefined ? '' : `localStorage.setItem('authToken', '${token}')`;
  await context.addInitScript({ content: `${INIT_SCRIPT}\n${session}` });
  const path = screen.path.replace(/:\w+/g, ANY_ID);
  const chunks = release.chunks[screen.module.replace('./', '')] ?? [];
  const scripts = chunks
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => `/${release.name}/${release.version}/${name}`);
  const problems = await findProblems(await context.newPage(), `${origin}${path}`, scripts);
  await context.close();
  return problems.map((problem) => `${screen.path} ${problem}`);
}

/**
 * Loads the candidate's screens in a browser, with the released shell and siblings; a candidate shell loads the screens of
 * every released remote. The API answers only with the account.
 */
export const bootsWithSiblings: ReleaseCheck = async (candidate) => {
  const candidateStore = createCandidateStore(candidate);
  const { remotes = {} } = candidateStore.store.registry() ?? {};
  const releases = Object.entries(remotes)
    .filter(([name]) => candidate.release.name === 'shell' || name === candidate.release.name)
    .map(([name, { stable }]) => candidateStore.store.release(name, stable));
  const server = await serveCandidate(candidateStore.store);
  const browser = await openBrowser();
  const problems: string[] = [];
  try {
    for (const release of releases)
      for (const screen of getScreens(release)) {
        problems.push(...(await checkScreen(browser, server.origin, { release, screen })));
      }
  } finally {
    await browser.close();
    server.close();
    candidateStore.remove();
  }
  return problems;
};
