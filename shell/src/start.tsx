import { session, theme } from '@marquee/shared-contracts/browser';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@marquee/shared-contracts/tokens.css';
import '@marquee/shared-contracts/base.css';
import { Frame } from './frame/Frame';
import './frame/frame.css';
import './frame/navigation/navigation.css';
import { readRegistry } from './loading';
import { askedScreens } from './routing/askedScreens';
import { findScreen } from './routing/findScreen';
import { prefetchLinks } from './routing/prefetchLinks';
import { ScreenRoutes } from './routing/ScreenRoutes';

/** Longest wait, in milliseconds, for the landing screen before the frame is shown without it. */
const LANDING_WAIT = 1_200;

/** Shows the page: its landing screen in the frame, or after a while the frame without it. */
export async function start(root: HTMLElement): Promise<void> {
  const registry = readRegistry();
  const landing = findScreen(registry, window.location.pathname);
  theme.start();
  void session.start();
  if (landing) {
    const wait = new Promise((resolve) => setTimeout(resolve, LANDING_WAIT));
    await Promise.race([askedScreens.ask(landing.remote.name, landing.screen.module), wait]);
  }
  const page = createRoot(root);
  // As a transition it is rendered in slices, between which the page answers; the document's frame stands meanwhile.
  startTransition(() =>
    page.render(
      <BrowserRouter>
        <Frame registry={registry}>
          <ScreenRoutes registry={registry} />
        </Frame>
      </BrowserRouter>,
    ),
  );
  prefetchLinks(registry);
}
