import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const inHash = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const headingOfPage = (): HTMLElement | null => {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  return heading;
};

/**
 * After a navigation the page starts at its top and the focus stands on its heading, so that a screen reader says where
 * one is; or on the place that the address names behind `#`. A screen that opens with a refused field has led the focus
 * there itself, and keeps it (AU-14).
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const arrived = useRef(location.pathname);
  useEffect(() => {
    const { pathname, hash } = location;
    const place = inHash(hash);
    const isNew = arrived.current !== pathname;
    arrived.current = pathname;
    if (isNew && kind !== 'POP') window.scrollTo(0, 0);
    if (place) place.focus();
    else if (isNew && !document.activeElement?.matches('main [aria-invalid="true"]'))
      headingOfPage()?.focus({ preventScroll: true });
  }, [location, kind]);
}
