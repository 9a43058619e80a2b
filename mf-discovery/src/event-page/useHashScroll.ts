import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Leads to the part of the page that the address names; the browser looked for it before the page was there. */
export function useHashScroll(): void {
  // The whole location: pressing the same link twice leads there twice.
  const location = useLocation();
  useEffect(() => {
    const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    part?.setAttribute('tabindex', '-1');
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [location]);
}
