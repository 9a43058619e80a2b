import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ReleaseRecord, Store } from '../store/Store';
import { describeVisit } from './describeVisit';
import { DATA_HEADER, type DataState } from './serveCandidate';
import { getLayoutAddress, listSubjects, type Subject } from './Subject';
import { type Visit, visitPage, waitForContent } from './visitPage';
import { createInitScript, type WatchedPage } from './createInitScript';
import { withDeadline } from './withDeadline';

/** A release whose screens and slots are opened, the store and the server that has it, and the states of the API. */
export interface OpenedRelease {
  release: ReleaseRecord;
  store: Store;
  origin: string;
  states: DataState[];
  /** Milliseconds until a screen must show something. */
  timeout: number;
}

/** chosen: milliseconds for starting and closing a page, beside the screen's own. */
const PAGE_MS = 5_000;

const stateTexts: Record<DataState, string> = {
  full: 'full data',
  empty: 'empty data',
  failing: 'a failing API',
};

/** The content of a page that no remote has. */
const LAYOUT = { kind: 'screen' as const, scripts: [], title: '' };

type Baselines = ReadonlyMap<string | undefined, ReadonlySet<string>>;

async function openContext(browser: Browser, subjects: Subject[], state: DataState): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { [DATA_HEADER]: state },
  });
  const tokens = subjects.flatMap(({ address, token }) =>
    token === undefined
      ? []
      : [
          [address.replace(/\?.*$/, ''), token],
          [getLayoutAddress(token), token],
        ],
  );
  const content = createInitScript(Object.fromEntries(tokens) as Record<string, string>);
  await context.addInitScript({ content });
  return context;
}

/** Returns the changed globals of a page without the release, which the shell and the siblings leave. */
async function readBaseline(page: Page, { origin, timeout }: OpenedRelease, token: string | undefined) {
  await page.goto(`${origin}${getLayoutAddress(token)}`, { waitUntil: 'domcontentloaded', timeout: 0 });
  // A shell that shows no layout shows no screen either, which the visits report.
  await waitForContent(page, LAYOUT, timeout).catch(() => undefined);
  const { leftovers } = await page.evaluate(() => (globalThis as WatchedPage).readRecords());
  return new Set(leftovers);
}

async function readBaselines(
  browser: Browser,
  subjects: Subject[],
  opened: OpenedRelease,
): Promise<Baselines> {
  const context = await openContext(browser, subjects, 'full');
  const page = await context.newPage();
  const { name, version } = opened.release;
  await page.route(`**/${name}/${version}/**`, (route) => route.abort());
  const baselines = new Map<string | undefined, ReadonlySet<string>>();
  for (const token of new Set(subjects.map((subject) => subject.token)))
    baselines.set(token, await readBaseline(page, opened, token));
  await context.close();
  return baselines;
}

/** Visits all subjects in one page; the results are in the order of the subjects. */
async function visitInState(
  browser: Browser,
  { subjects, state, opened }: { subjects: Subject[]; state: DataState; opened: OpenedRelease },
) {
  const { timeout } = opened;
  const context = await openContext(browser, subjects, state);
  const page = await context.newPage();
  const visits: (Visit | undefined)[] = [];
  for (const subject of subjects) {
    if (subject.needsData === true && state !== 'full') {
      visits.push(undefined);
      continue;
    }
    const message = `${subject.label} did not answer in ${String(timeout / 1000)} s; does it loop?`;
    const work = visitPage(page, subject, opened);
    visits.push(await withDeadline(work, { milliseconds: 2 * timeout + PAGE_MS, message }));
  }
  await context.close();
  return { state, visits };
}

/** Names the states in which a problem appears, unless it appears in all. */
function describeStates(found: DataState[], states: DataState[]): string {
  if (found.length === states.length) return '';
  return `, with ${found.map((state) => stateTexts[state]).join(' and ')}`;
}

/** The results of one state, in the order of the subjects. */
type Lane = Awaited<ReturnType<typeof visitInState>>;

/** Returns the problems of each subject with their states. */
function collectProblems(
  subjects: Subject[],
  lanes: Lane[],
  opened: OpenedRelease & { baselines: Baselines },
) {
  return subjects.map((subject, at) => {
    const baseline = opened.baselines.get(subject.token) ?? new Set<string>();
    const problems = new Map<string, DataState[]>();
    for (const { state, visits } of lanes) {
      const visit = visits[at];
      for (const problem of visit ? describeVisit(visit, subject, { ...opened, state, baseline }) : [])
        problems.set(problem, [...(problems.get(problem) ?? []), state]);
    }
    return { subject, problems };
  });
}

/**
 * Opens each screen and slot of a release in each state of the API, the states beside each other, and returns the problems.
 * @throws UndecidedError if a page does not answer
 */
export async function checkSubjects(browser: Browser, opened: OpenedRelease): Promise<string[]> {
  const { states } = opened;
  const subjects = listSubjects(opened.release);
  if (subjects.length === 0) return [];
  const [baselines, ...lanes] = await Promise.all([
    readBaselines(browser, subjects, opened),
    ...states.map((state) => visitInState(browser, { subjects, state, opened })),
  ]);
  const rows = collectProblems(subjects, lanes, { ...opened, baselines });
  // A slot stands beside each screen, with its errors.
  const slots = rows.filter(({ subject }) => subject.kind === 'slot');
  const ofSlots = new Set(slots.flatMap(({ problems }) => [...problems.keys()]));
  return rows.flatMap(({ subject, problems }) =>
    [...problems]
      .filter(([problem]) => subject.kind === 'slot' || !ofSlots.has(problem.replace(/^logged/, 'threw')))
      .map(([problem, found]) => `${subject.label} ${problem}${describeStates(found, states)}`),
  );
}
