import { type RefObject, useEffect, useRef } from 'react';

/** Hears the keys pressed anywhere inside an element that is no control itself. */
export function useKeyDown(
  place: RefObject<HTMLElement | null>,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const newest = useRef(onKeyDown);
  useEffect(() => {
    newest.current = onKeyDown;
  });
  useEffect(() => {
    const element = place.current;
    const hear = (event: KeyboardEvent) => newest.current(event);
    element?.addEventListener('keydown', hear);
    return () => element?.removeEventListener('keydown', hear);
  }, [place]);
}
