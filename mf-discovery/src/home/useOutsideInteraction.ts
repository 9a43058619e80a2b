import { type RefObject, useEffect } from 'react';

/**
 * Calls back when focus or a press moves outside the element. A blur without a target is ignored: Safari does not focus
 * pressed links, and closing early would swallow the click.
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
