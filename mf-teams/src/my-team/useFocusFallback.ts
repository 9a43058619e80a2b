import { type RefObject, useEffect, useRef } from 'react';

/** What one has just used may be gone with a change: then the focus goes to what holds it, not to the page's top. */
export function useFocusFallback(): RefObject<HTMLElement | null> {
  const holder = useRef<HTMLElement>(null);
  const inside = useRef(false);
  useEffect(() => {
    const note = () => {
      inside.current = holder.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // After each rendering: any of them may have taken the focused element away.
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) holder.current?.focus();
  });
  return holder;
}
