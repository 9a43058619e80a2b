import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the element that the URL's hash names; the browser scrolls before the page is rendered. */
export function useHashScroll(): void {
  // The whole location is a dependency, so that pressing the same link again scrolls again.
  const location = useLocation();
  useEffect(() => {
    const target = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [location]);
}
