import { prefetchScreen, readRegistry } from '../remotes/loader';
import { findScreen } from './findScreen';

interface Connection {
  saveData?: boolean;
}

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Loads the screen behind a link as soon as a person points at it, focuses or touches it; not on Save-Data. */
export function prefetchLinks(): void {
  if (savesData()) return;
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
