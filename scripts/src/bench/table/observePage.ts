import type { Page } from 'playwright-core';

/** The browser's measurements, in milliseconds. */
interface Measurements {
  /** From each key to the next paint. */
  keys: number[];
  /** From each click to the next paint. */
  presses: number[];
  /** Tasks over 50 ms. */
  tasks: number[];
  /** Between one frame and the next. */
  frames: number[];
}

interface MeasuredWindow {
  measured?: Measurements;
}

/** Runs in the page before its scripts. */
function observe(): void {
  const seen: Measurements = { keys: [], presses: [], tasks: [], frames: [] };
  (globalThis as MeasuredWindow).measured = seen;
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

/** Measures every load of this page. */
export async function observePage(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Returns the measurements since the last call. */
export const takeMeasurements = (page: Page): Promise<Measurements> =>
  page.evaluate(() => {
    const { measured } = globalThis as MeasuredWindow;
    if (measured === undefined) throw new Error('This page is not observed.');
    const { keys, presses, tasks, frames } = measured;
    return {
      keys: keys.splice(0),
      presses: presses.splice(0),
      tasks: tasks.splice(0),
      frames: frames.splice(0),
    };
  });
