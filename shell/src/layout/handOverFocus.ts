/** chosen: milliseconds until the page has replaced all of the document's prerendered parts, slow lists included. */
const HANDOVER_MS = 10_000;

/** Returns the page's link or field that replaces a prerendered one. */
function findReplacement(kept: HTMLElement, root: HTMLElement): HTMLElement | null | undefined {
  if (kept.isConnected) return kept;
  if (!(kept instanceof HTMLAnchorElement)) return kept.id === '' ? null : document.getElementById(kept.id);
  const links = [...root.querySelectorAll('a')];
  return links.find(({ href, textContent }) => href === kept.href && textContent === kept.textContent);
}

/**
 * Moves the focus from a prerendered link or field to its replacement (LK-4). A press ends this, because later focus
 * changes belong to the person.
 */
export function handOverFocus(root: HTMLElement): void {
  let kept = document.activeElement;
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && kept instanceof HTMLElement)
      findReplacement(kept, root)?.focus({ preventScroll: true });
  });
  const end = () => watch.disconnect();
  watch.observe(root, { childList: true, subtree: true });
  setTimeout(end, HANDOVER_MS);
  root.addEventListener('focusin', ({ target }) => {
    kept = target instanceof Element ? target : null;
  });
  // `pointerdown` precedes the focus change of a press.
  window.addEventListener('pointerdown', () => {
    kept = null;
  });
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) end();
  });
}
