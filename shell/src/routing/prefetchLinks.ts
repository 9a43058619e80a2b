import { prefetchScreen, readRegistry } from '../remotes/loader';
import { findScreen } from './findScreen';

interface Connection {
  saveData?: boolean;
}

const isDataSaving = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Prefetches the screen of a link on hover, focus or touch, unless Save-Data is on. */
export function prefetchLinks(): void {
  if (isDataSaving()) return;
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.origin !== window.location.origin) return;
    const found = findScreen(readRegistry(), link.pathname);
    if (found) prefetchScreen(found.remote.name, found.screen.module);
  };
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, prefetch, { passive: true });
  }
}
