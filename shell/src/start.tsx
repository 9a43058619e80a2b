import { connection, session, tabStorage, theme } from '@marquee/shared-contracts/browser';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@marquee/shared-contracts/tokens.css';
import '@marquee/shared-contracts/base.css';
import './layout/layout.css';
import { handOverFocus } from './layout/handOverFocus';
import './layout/navigation/navigation.css';
import { OVERRIDE_KEY, readRegistry, releaseLog } from './remotes/loader';
import { watchForUpdates } from './remotes/updates';
import { requestedScreens } from './routing/requestedScreens';
import { findScreen } from './routing/findScreen';
import { prefetchLinks } from './routing/prefetchLinks';
import { App } from './routing/App';

/** Milliseconds after which the layout shows without the landing screen. */
const LANDING_TIMEOUT = 1_200;

/**
 * chosen: milliseconds after the first render. A page's first storage access waits for another process, and
 * a visitor's public screen does not read the storage (LK-1).
 */
const STORAGE_DELAY = 1_000;

/** Only pages with allowed override origins can have a stored override (RL-26). */
const isOverridden = (): boolean =>
  readRegistry().overrides !== undefined && tabStorage.read(OVERRIDE_KEY) !== null;

/** Shows the landing screen in the layout, or after a timeout the layout alone. */
export async function start(root: HTMLElement): Promise<void> {
  // Overrides and faults must start before the first remote loads.
  if (/[?&]mf(-fault)?=/.test(window.location.search) || isOverridden())
    await import('./devtools/startDevtools').then(({ startDevtools }) => startDevtools());
  const landing = findScreen(readRegistry(), window.location.pathname);
  const isVisitor = landing?.screen.access === 'public' && !('known' in document.documentElement.dataset);
  if (!isVisitor) void session.start();
  if (landing) {
    const timeout = new Promise((resolve) => setTimeout(resolve, LANDING_TIMEOUT));
    await Promise.race([requestedScreens.request(landing.remote, landing.screen.module), timeout]);
  }
  handOverFocus(root);
  const reactRoot = createRoot(root);
  // A transition renders in slices and keeps the page responsive; the prerendered markup stays meanwhile.
  startTransition(() =>
    reactRoot.render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  );
  setTimeout(() => {
    theme.start();
    if (isVisitor) void session.start();
  }, STORAGE_DELAY);
  connection.start();
  prefetchLinks();
  watchForUpdates();
  releaseLog.start({ hasCanary: readRegistry().hasCanary });
}
