import { tabStorage } from '@marquee/shared-contracts/browser';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'scroll';

/** chosen: how long a list that is still loading may take to become as long as it was. */
const RESTORE_TIMEOUT_MS = 3_000;

type ScrollPositions = Record<string, number>;

const read = (): ScrollPositions => JSON.parse(tabStorage.read(NAME) ?? '{}') as ScrollPositions;

/** Scrolls there as soon as the page is long enough; whoever scrolls meanwhile is left alone. */
function restoreScroll(top: number): () => void {
  const late = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;
  const step = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < late) frame = requestAnimationFrame(step);
  };
  const stop = () => cancelAnimationFrame(frame);
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(kind, stop, { once: true, passive: true });
  step();
  return stop;
}

const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether this document was come to anew, and has yet to show its first page: that one begins at its top. */
let isAnew = entered?.type === 'navigate';

/** Where this page was left; storage is not asked in vain, because the first look waits for another process of the browser. */
function readScroll(name: string): number {
  const top = isAnew ? 0 : (read()[name] ?? 0);
  isAnew = false;
  return top;
}

/** Back, forward and reload find the page scrolled as it was left: the browser's own way comes before the list is there. */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  // Each document that is entered by its address begins with the same key.
  const name = `${key} ${pathname}${search}`;
  const kind = useNavigationType();
  // As scroll events tell it: to ask the page would have it laid out at once, in the middle of its first render.
  const now = useRef(0);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const top = readScroll(name);
    const stop = kind === 'POP' && top + now.current > 0 ? restoreScroll(top) : undefined;
    const look = () => {
      now.current = window.scrollY;
    };
    const keep = () => tabStorage.set(NAME, JSON.stringify({ ...read(), [name]: now.current }));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      keep();
      window.removeEventListener('scroll', look);
      window.removeEventListener('pagehide', keep);
    };
  }, [name, kind]);
}
