import { session, tabStorage, theme } from '@marquee/shared-contracts/browser';
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

/** Longest wait, in milliseconds, for the landing screen before the frame is shown without it. */
const LANDING_WAIT = 1_200;

/**
 * chosen: milliseconds after the first render. The first look of a page into storage waits for another process of the
 * browser; a visitor's public screen can be shown before, as the cookies had the document painted (LK-1).
 */
const STORAGE_WAIT = 1_000;

/** Only where the settings allow other origins can a tab have kept a remote from there (RL-26). */
const isOverridden = (): boolean =>
  readRegistry().overrides !== undefined && tabStorage.read(OVERRIDE_KEY) !== null;

/** Shows the page: its landing screen in the frame, or after a while the frame without it. */
export async function start(root: HTMLElement): Promise<void> {
  // A developer's own remote, or a fault to practise with, comes before anything of a remote is asked for.
  if (/[?&]mf(-fault)?=/.test(window.location.search) || isOverridden())
    await import('./devtools/startDevtools').then(({ startDevtools }) => startDevtools());
  const landing = findScreen(readRegistry(), window.location.pathname);
  const isVisitor = landing?.screen.access === 'public' && !('known' in document.documentElement.dataset);
  if (!isVisitor) void session.start();
  if (landing) {
    const wait = new Promise((resolve) => setTimeout(resolve, LANDING_WAIT));
    await Promise.race([requestedScreens.request(landing.remote, landing.screen.module), wait]);
  }
  handOverFocus(root);
  const page = createRoot(root);
  // As a transition it is rendered in slices, between which the page answers; the document's frame stands meanwhile.
  startTransition(() =>
    page.render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    ),
  );
  setTimeout(() => {
    theme.start();
    if (isVisitor) void session.start();
  }, STORAGE_WAIT);
  prefetchLinks();
  watchForUpdates();
  releaseLog.start();
}
