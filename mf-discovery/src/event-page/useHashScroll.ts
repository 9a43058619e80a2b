import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element that the URL's hash names; the browser scrolls before the page is rendered. */
export function useHashScroll(): void {
  // The whole location is a dependency, so that pressing the same link again scrolls again.
  const location = useLocation();
  useEffect(() => {
    const part = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    part?.setAttribute('tabindex', '-1');
    part?.focus({ preventScroll: true });
    part?.scrollIntoView();
  }, [location]);
}
