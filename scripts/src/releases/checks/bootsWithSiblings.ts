import type { Browser } from 'playwright-core';
import { openBrowser } from '../../browser/openBrowser';
import type { ReleaseRecord, Store } from '../store/Store';
import type { Candidate, ReleaseCheck } from './Candidate';
import { checkSubjects } from './checkSubjects';
import { createCandidateStore } from './createCandidateStore';
import { type DataState, serveCandidate } from './serveCandidate';
import { UndecidedError, withDeadline } from './withDeadline';

/** chosen: seconds until a screen must show something; a slow machine sets CHECK_SECONDS. */
const SCREEN_SECONDS = 30;
/** chosen: milliseconds for closing a browser whose page may loop. */
const CLOSE_MS = 10_000;

/** Returns the releases whose screens are opened: the candidate, or with a new shell all remotes. */
function getOpenedReleases({ release, companions = [] }: Candidate, store: Store): ReleaseRecord[] {
  // The check of a shell that comes with the candidate opens all remotes.
  if (companions.some(({ name }) => name === 'shell')) return [];
  return Object.entries(store.registry()?.remotes ?? {})
    .filter(([name]) => release.name === 'shell' || name === release.name)
    .map(([name, { stable }]) => store.release(name, stable));
}

async function launchBrowser(): Promise<Browser> {
  try {
    return await openBrowser();
  } catch (error) {
    throw new UndecidedError(error instanceof Error ? error.message : String(error));
  }
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    const closing = { milliseconds: CLOSE_MS, message: 'The browser does not close.' };
    await withDeadline(browser.close(), closing).catch(() => undefined);
  }
}

function readTimeout(): number {
  const seconds = Number(process.env['CHECK_SECONDS'] ?? SCREEN_SECONDS);
  return (seconds > 0 ? seconds : SCREEN_SECONDS) * 1000;
}

/** Opens every screen and slot in these states of the API. */
const createBootCheck =
  (states: DataState[]): ReleaseCheck =>
  async (candidate) => {
    const { store, remove } = createCandidateStore(candidate);
    try {
      const { origin, close } = await serveCandidate(store);
      try {
        return await withBrowser(async (browser) => {
          const problems: string[] = [];
          for (const release of getOpenedReleases(candidate, store)) {
            const opened = { release, store, origin, states, timeout: readTimeout() };
            problems.push(...(await checkSubjects(browser, opened)));
          }
          return problems;
        });
      } finally {
        close();
      }
    } finally {
      remove();
    }
  };

/**
 * Opens the candidate's screens and slots in a browser, with the released shell and siblings; a candidate shell opens those
 * of every released remote. The API's replies are full, then empty, then errors (RL-39).
 * @throws UndecidedError without a browser, or if a page does not answer
 */
export const bootsWithSiblings = createBootCheck(['full', 'empty', 'failing']);

/** Opens them with a failing API only, because a rollback must be quick. @throws UndecidedError likewise */
export const bootsForRollback = createBootCheck(['failing']);
