import { tabStorage } from '@marquee/shared-contracts/browser';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'scroll';

/** chosen: milliseconds in which a loading list may regain its length. */
const RESTORE_TIMEOUT_MS = 3_000;

type ScrollPositions = Record<string, number>;

const read = (): ScrollPositions => JSON.parse(tabStorage.read(NAME) ?? '{}') as ScrollPositions;

/** Scrolls when the page is long enough; a scroll by the person cancels it. */
function restoreScroll(top: number): () => void {
  const deadline = performance.now() + RESTORE_TIMEOUT_MS;
  let frame = 0;
  const scrollStep = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < deadline)
      frame = requestAnimationFrame(scrollStep);
  };
  const stop = () => cancelAnimationFrame(frame);
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(kind, stop, { once: true, passive: true });
  scrollStep();
  return stop;
}

const [entered] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
/** Whether the document was opened by navigation and still shows its first page, which starts at the top. */
let isFirstPage = entered?.type === 'navigate';

/** Returns the stored scroll position; avoids the first storage access, which waits for another process. */
function readScroll(name: string): number {
  const top = isFirstPage ? 0 : (read()[name] ?? 0);
  isFirstPage = false;
  return top;
}

/**
 * Restores the scroll position on back, forward and reload; the browser's own restoration precedes the list's
 * content.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  // Every newly opened document starts with the same key.
  const name = `${key} ${pathname}${search}`;
  const kind = useNavigationType();
  // Updated by scroll events: reading the position would force a layout during render.
  const position = useRef(0);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const top = readScroll(name);
    const stop = kind === 'POP' && top + position.current > 0 ? restoreScroll(top) : undefined;
    const record = () => {
      position.current = window.scrollY;
    };
    const save = () => tabStorage.set(NAME, JSON.stringify({ ...read(), [name]: position.current }));
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      stop?.();
      save();
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', save);
    };
  }, [name, kind]);
}
