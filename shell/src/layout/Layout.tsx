import type { PageRegistry } from '@marquee/shared-contracts';
import { ToastRegion } from '@marquee/shared-contracts/ui';
import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '../routing/useFocusOnNavigation';
import { useScrollRestoration } from '../routing/useScrollRestoration';
import { Footer } from './Footer';
import { LoginPopup } from './LoginPopup';
import { Navigation } from './navigation/Navigation';
import { SlotProvider } from './slots/SlotProvider';

/** The layout around every screen: navigation, main landmark, footer, login popup and toasts. */
export function Layout({ registry, children }: { registry: PageRegistry; children: ReactNode }) {
  useScrollRestoration();
  useFocusOnNavigation();
  return (
    <SlotProvider registry={registry}>
      <div className="layout">
        <a className="layout-skip" href="#main">
          Skip to content
        </a>
        <Navigation registry={registry} />
        <main id="main" className="layout-main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <LoginPopup />
        <ToastRegion />
      </div>
    </SlotProvider>
  );
}
