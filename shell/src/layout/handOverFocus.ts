/** chosen: milliseconds until the page has replaced all of the document's prerendered parts, slow lists included. */
const HANDOVER_MS = 10_000;

/** Returns the page's link or field that replaces a prerendered link or field. */
function findReplacement(focused: HTMLElement, root: HTMLElement): HTMLElement | null | undefined {
  if (focused.isConnected) return focused;
  if (!(focused instanceof HTMLAnchorElement))
    return focused.id === '' ? null : document.getElementById(focused.id);
  const links = [...root.querySelectorAll('a')];
  return links.find(({ href, textContent }) => href === focused.href && textContent === focused.textContent);
}

/**
 * Moves the focus from a prerendered link or field to its replacement (LK-4). A press ends this, because later focus
 * changes belong to the person.
 */
export function handOverFocus(root: HTMLElement): void {
  let focused = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && focused instanceof HTMLElement)
      findReplacement(focused, root)?.focus({ preventScroll: true });
  });
  const end = () => observer.disconnect();
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(end, HANDOVER_MS);
  root.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : null;
  });
  // `pointerdown` precedes the focus change of a press.
  window.addEventListener('pointerdown', () => {
    focused = null;
  });
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) end();
  });
}
