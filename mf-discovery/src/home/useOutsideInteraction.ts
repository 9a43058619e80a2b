import { type RefObject, useEffect } from 'react';

/**
 * Hears that focus or a press went elsewhere. A blur to nowhere does not count: Safari gives a pressed link no focus,
 * and what closed then would be gone before the click.
 */
export function useOutsideInteraction(container: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useEffect(() => {
    const element = container.current;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element?.contains(target);
    const onPress = (event: PointerEvent) => (isOutside(event.target) ? onLeave() : undefined);
    const onFocusOut = (event: FocusEvent) => (isOutside(event.relatedTarget) ? onLeave() : undefined);
    document.addEventListener('pointerdown', onPress);
    element?.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('focusout', onFocusOut);
    };
  }, [container, onLeave]);
}
