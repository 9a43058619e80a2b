import { type RefObject, useEffect, useRef } from 'react';

/** Hears the keys pressed anywhere inside an element that is no control itself. */
export function useKeyDown(
  container: RefObject<HTMLElement | null>,
  onKeyDown: (event: KeyboardEvent) => void,
): void {
  const latest = useRef(onKeyDown);
  useEffect(() => {
    latest.current = onKeyDown;
  });
  useEffect(() => {
    const element = container.current;
    const handle = (event: KeyboardEvent) => latest.current(event);
    element?.addEventListener('keydown', handle);
    return () => element?.removeEventListener('keydown', handle);
  }, [container]);
}
