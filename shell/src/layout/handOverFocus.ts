/** chosen: milliseconds until the page's own parts have taken every place of the document, a slow list's too. */
const HANDOVER_MS = 10_000;

/** The page's own link or field in the place of one of the document. */
function findReplacement(kept: HTMLElement, root: HTMLElement): HTMLElement | null | undefined {
  if (kept.isConnected) return kept;
  if (!(kept instanceof HTMLAnchorElement)) return kept.id === '' ? null : document.getElementById(kept.id);
  const links = [...root.querySelectorAll('a')];
  return links.find(({ href, textContent }) => href === kept.href && textContent === kept.textContent);
}

/**
 * A link or field of the document passes the focus on to the page's own that takes its place (LK-4); so does one whose
 * place changes. What is pressed afterwards ends it: what then loses the focus loses it to something else.
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
  // Before the focus comes to what it presses.
  window.addEventListener('pointerdown', () => {
    kept = null;
  });
  window.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a, button')) end();
  });
}
