import type { PageRegistry } from '@marquee/shared-contracts';
import { ToastRegion } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useArrival } from '../routing/useArrival';
import { useKeptScroll } from '../routing/useKeptScroll';
import { Footer } from './Footer';
import { LoginPopup } from './LoginPopup';
import { Navigation } from './navigation/Navigation';

/** What stays while screens change: navigation, the one main landmark, footer, login popup and toasts. */
export function Frame({ registry, children }: { registry: PageRegistry; children: ReactNode }) {
  useKeptScroll();
  useArrival();
  return (
    <div className="frame">
      <a className="frame-skip" href="#main">
        Skip to content
      </a>
      <Navigation registry={registry} />
      <main id="main" className="frame-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LoginPopup />
      <ToastRegion />
    </div>
  );
}
