import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the container if a change removes the focused element in it, so that the focus does not fall to the page. */
export function useFocusFallback(): RefObject<HTMLElement | null> {
  const container = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const trackFocus = () => {
      hadFocus.current = container.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', trackFocus);
    return () => document.removeEventListener('focusin', trackFocus);
  }, []);
  // Runs after each render, since any may remove the focused element.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) container.current?.focus();
  });
  return container;
}
