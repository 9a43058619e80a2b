import type { Page } from 'playwright-core';
import { allowNamedFunctions } from '../../../shell/e2e/harness/allowNamedFunctions';
import type { PageLoad } from './PageLoad';

/** The elements that a load waits for: the first event card, drawn by the document or by the page, and the first button, by the page. */
const MARKS = { content: 'main a[href^="/event/"]', working: 'main button' };

interface Timed {
  benchSeen?: Partial<Record<keyof typeof MARKS, number>>;
  benchShift?: number;
  benchTasks?: { start: number; length: number }[];
  benchClick?: number;
}

/** Runs in the page before anything else; it measures by the browser's own observers. */
function observe(marks: typeof MARKS): void {
  const timed = globalThis as Timed;
  const seen: Timed['benchSeen'] = {};
  timed.benchSeen = seen;
  timed.benchShift = 0;
  timed.benchTasks = [];
  timed.benchClick = 0;
  const events = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') timed.benchClick = Math.max(timed.benchClick ?? 0, duration);
  });
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) timed.benchShift = (timed.benchShift ?? 0) + entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      timed.benchTasks?.push({ start: entry.startTime, length: entry.duration });
  }).observe({ type: 'longtask', buffered: true });
  // Looks when something was added, not in each frame: frames asked for by the measurement would slow what it measures.
  for (const mark of Object.keys(marks) as (keyof typeof MARKS)[]) {
    const found = () => document.querySelector(marks[mark]);
    const shown = () => {
      if ((found()?.getBoundingClientRect().height ?? 0) > 0) seen[mark] = performance.now();
      else requestAnimationFrame(shown);
    };
    const added = new MutationObserver(() => {
      if (found() === null) return;
      added.disconnect();
      requestAnimationFrame(shown);
    });
    added.observe(document, { childList: true, subtree: true });
  }
}

export async function watchTimes(page: Page): Promise<void> {
  await allowNamedFunctions(page.context());
  await page.addInitScript(observe, MARKS);
}

export async function contentShown(page: Page): Promise<void> {
  const shown = () => (globalThis as Timed).benchSeen?.working !== undefined;
  await page.waitForFunction(shown, undefined, { timeout: 60_000, polling: 200 }).catch((cause: unknown) => {
    throw new Error(`No button (${MARKS.working}) appeared within a minute.`, { cause });
  });
}

type Times =
  'firstPaint' | 'content' | 'working' | 'interactive' | 'layoutShift' | 'blocking' | 'clickToPaint';

/** Blocking time as Lighthouse counts it: of each task after the first paint, what exceeds 50 ms. */
export function readTimes(page: Page): Promise<Pick<PageLoad, Times>> {
  return page.evaluate(() => {
    const timed = globalThis as Timed;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = (timed.benchTasks ?? [])
      .filter(({ start, length }) => start + length > firstPaint)
      .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
    const { content = 0, working = 0 } = timed.benchSeen ?? {};
    const calm = (timed.benchTasks ?? []).map(({ start, length }) => start + length);
    const interactive = Math.max(content, ...calm);
    const { benchShift: layoutShift = 0, benchClick: clickToPaint = 0 } = timed;
    return { firstPaint, content, working, interactive, layoutShift, blocking, clickToPaint };
  });
}
