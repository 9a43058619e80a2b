import { tabStorage } from '@marquee/shared-contracts/browser';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const NAME = 'scroll';

/** chosen: how long a list that is still loading may take to become as long as it was. */
const PATIENCE = 3_000;

type Kept = Record<string, number>;

const read = (): Kept => JSON.parse(tabStorage.read(NAME) ?? '{}') as Kept;

/** Scrolls there as soon as the page is long enough; whoever scrolls meanwhile is left alone. */
function returnTo(top: number): () => void {
  const late = performance.now() + PATIENCE;
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

/** Back, forward and reload find the page scrolled as it was left: the browser's own way comes before the list is there. */
export function useKeptScroll(): void {
  const { key } = useLocation();
  const kind = useNavigationType();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stop = kind === 'POP' ? returnTo(read()[key] ?? 0) : undefined;
    let now = window.scrollY;
    const look = () => {
      now = window.scrollY;
    };
    const keep = () => tabStorage.keep(NAME, JSON.stringify({ ...read(), [key]: now }));
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      keep();
      window.removeEventListener('scroll', look);
      window.removeEventListener('pagehide', keep);
    };
  }, [key, kind]);
}
