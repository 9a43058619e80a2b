import { type RefObject, useEffect, useRef } from 'react';

/** Listens for key presses inside an element that is not interactive itself. */
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
