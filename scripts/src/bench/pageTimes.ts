import type { Page } from 'playwright-core';
import { allowNamedFunctions } from '../../../shell/e2e/harness/allowNamedFunctions';
import type { PageLoad } from './PageLoad';

/** The first real event card: its link to the event's page. The pre-rendered frame has none. */
const CARD = 'main a[href^="/event/"]';

interface Timed {
  benchContent?: number;
  benchShift?: number;
  benchTasks?: { start: number; length: number }[];
  benchClick?: number;
}

/** Runs in the page before anything else; it measures by the browser's own observers. */
function observe(card: string): void {
  const timed = globalThis as Timed;
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
  const added = new MutationObserver(() => {
    if (document.querySelector(card) === null) return;
    added.disconnect();
    requestAnimationFrame(shown);
  });
  const shown = () => {
    const height = document.querySelector(card)?.getBoundingClientRect().height ?? 0;
    if (height > 0) timed.benchContent = performance.now();
    else requestAnimationFrame(shown);
  };
  added.observe(document, { childList: true, subtree: true });
}

export async function watchTimes(page: Page): Promise<void> {
  await allowNamedFunctions(page.context());
  await page.addInitScript(observe, CARD);
}

export async function contentShown(page: Page): Promise<void> {
  const shown = () => (globalThis as Timed).benchContent !== undefined;
  await page.waitForFunction(shown, undefined, { timeout: 60_000, polling: 200 }).catch((cause: unknown) => {
    throw new Error(`No event card (${CARD}) appeared within a minute.`, { cause });
  });
}

type Times = 'firstPaint' | 'content' | 'interactive' | 'layoutShift' | 'blocking' | 'clickToPaint';

/** Blocking time as Lighthouse counts it: of each task after the first paint, what exceeds 50 ms. */
export function readTimes(page: Page): Promise<Pick<PageLoad, Times>> {
  return page.evaluate(() => {
    const timed = globalThis as Timed;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const blocking = (timed.benchTasks ?? [])
      .filter(({ start, length }) => start + length > firstPaint)
      .reduce((total, { length }) => total + Math.max(0, length - 50), 0);
    const content = timed.benchContent ?? 0;
    const calm = (timed.benchTasks ?? []).map(({ start, length }) => start + length);
    const interactive = Math.max(content, ...calm);
    const { benchShift: layoutShift = 0, benchClick: clickToPaint = 0 } = timed;
    return { firstPaint, content, interactive, layoutShift, blocking, clickToPaint };
  });
}
