import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After a navigation the page starts at its top and the focus stands on its heading, so that a screen reader says where
 * one is; a screen that opens with a refused field has led the focus there itself, and keeps it (AU-14).
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (kind !== 'POP') window.scrollTo(0, 0);
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    heading?.setAttribute('tabindex', '-1');
    if (!document.activeElement?.matches('main [aria-invalid="true"]'))
      heading?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
