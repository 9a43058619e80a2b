import type { Page } from 'playwright-core';

/** The browser's own measurements, in milliseconds. */
interface Seen {
  /** From each key to the next paint. */
  keys: number[];
  /** From each press of the mouse to the next paint. */
  presses: number[];
  /** The tasks over 50 ms. */
  tasks: number[];
  /** Between one frame and the next. */
  frames: number[];
}

interface Watched {
  watched?: Seen;
}

/** Runs in the page before anything else. */
function observe(): void {
  const seen: Seen = { keys: [], presses: [], tasks: [], frames: [] };
  (globalThis as Watched).watched = seen;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') seen.keys.push(duration);
      if (name === 'click') seen.presses.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let last = performance.now();
  const tick = (now: number): void => {
    seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

export async function watch(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Returns the measurements since the last call. */
export const seenSince = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { watched } = globalThis as Watched;
    if (watched === undefined) throw new Error('Nobody watches this page.');
    const { keys, presses, tasks, frames } = watched;
    return {
      keys: keys.splice(0),
      presses: presses.splice(0),
      tasks: tasks.splice(0),
      frames: frames.splice(0),
    };
  });
