import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const findHashTarget = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));

const findHeading = (): HTMLElement | null => {
  const heading =
    document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  return heading;
};

/** Focuses the heading, and the one that replaces it when the screen has loaded; returns a function that ends this. */
function focusHeading(): () => void {
  let heading = findHeading();
  heading?.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (heading?.isConnected !== false || document.activeElement !== document.body) return;
    heading = findHeading();
    heading?.focus({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    window.removeEventListener('pointerdown', end);
  };
  window.addEventListener('pointerdown', end);
  return end;
}

/**
 * Scrolls to the top and focuses the heading after a navigation, so that screen readers announce the page, or focuses
 * the target of the `#` fragment. A screen that focused a field keeps it (AU-14).
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const kind = useNavigationType();
  const arrived = useRef(location.pathname);
  useEffect(() => {
    const { pathname, hash } = location;
    const place = findHashTarget(hash);
    const isNew = arrived.current !== pathname;
    arrived.current = pathname;
    if (isNew && kind !== 'POP') window.scrollTo(0, 0);
    if (place) place.focus();
    else if (isNew && !document.activeElement?.matches('main :is(input, textarea)')) return focusHeading();
    return undefined;
  }, [location, kind]);
}
