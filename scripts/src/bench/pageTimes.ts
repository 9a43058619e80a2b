import type { Page } from 'playwright-core';
import { allowNamedFunctions } from '../browser/allowNamedFunctions';
import type { PageLoad } from './PageLoad';

/** Elements that a load waits for: the first event card, prerendered or not, and the first button, never prerendered. */
const MARKS = { content: 'main a[href^="/event/"]', rendered: 'main button' };

interface MeasuredWindow {
  benchSeen?: Partial<Record<keyof typeof MARKS, number>>;
  benchShift?: number;
  benchTasks?: { start: number; length: number }[];
  benchClick?: number;
}

/** Runs in the page before its scripts; measures with the browser's observers. */
function observe(marks: typeof MARKS): void {
  const timed = globalThis as MeasuredWindow;
  const seen: MeasuredWindow['benchSeen'] = {};
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
  // Waits for mutations, because polling in each frame would slow the page.
  for (const mark of Object.keys(marks) as (keyof typeof MARKS)[]) {
    const findElement = () => document.querySelector(marks[mark]);
    const markWhenShown = () => {
      if ((findElement()?.getBoundingClientRect().height ?? 0) > 0) seen[mark] = performance.now();
      else requestAnimationFrame(markWhenShown);
    };
    const added = new MutationObserver(() => {
      if (findElement() === null) return;
      added.disconnect();
      requestAnimationFrame(markWhenShown);
    });
    added.observe(document, { childList: true, subtree: true });
  }
}

/** Observes the times of every load in this page. */
export async function observeTimes(page: Page): Promise<void> {
  await allowNamedFunctions(page.context());
  await page.addInitScript(observe, MARKS);
}

/** @throws if no button appears within a minute */
export async function waitForContent(page: Page): Promise<void> {
  const isRendered = () => (globalThis as MeasuredWindow).benchSeen?.rendered !== undefined;
  await page
    .waitForFunction(isRendered, undefined, { timeout: 60_000, polling: 200 })
    .catch((cause: unknown) => {
      throw new Error(`No button (${MARKS.rendered}) appeared within a minute.`, { cause });
    });
}

type Times =
  'firstPaint' | 'content' | 'rendered' | 'interactive' | 'layoutShift' | 'blocking' | 'clickToPaint';

/** Reads the times of the load; blocking time is the part over 50 ms of each task after the first paint, as in Lighthouse. */
export function readTimes(page: Page): Promise<Pick<PageLoad, Times>> {
  return page.evaluate(() => {
    const timed = globalThis as MeasuredWindow;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = (timed.benchTasks ?? [])
      .filter(({ start, length }) => start + length > firstPaint)
      .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
    const { content = 0, rendered = 0 } = timed.benchSeen ?? {};
    const taskEnds = (timed.benchTasks ?? []).map(({ start, length }) => start + length);
    const interactive = Math.max(content, ...taskEnds);
    const { benchShift: layoutShift = 0, benchClick: clickToPaint = 0 } = timed;
    return { firstPaint, content, rendered, interactive, layoutShift, blocking, clickToPaint };
  });
}
