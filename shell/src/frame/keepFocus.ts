/** chosen: milliseconds until the page's own parts have taken every place of the document, a slow list's too. */
const PATIENCE = 10_000;

/**
 * A link of the document passes the focus on to the page's own link that takes its place (LK-4); so does one whose place
 * changes. It ends as soon as something is pressed: what then loses the focus loses it to something else.
 */
export function keepFocus(root: HTMLElement): void {
  let kept = document.activeElement;
  const remember = ({ target }: FocusEvent) => {
    kept = target instanceof Element ? target : null;
  };
  const heirOf = (link: HTMLAnchorElement) =>
    link.isConnected
      ? link
      : [...root.querySelectorAll('a')].find(
          (other) => other.href === link.href && other.textContent === link.textContent,
        );
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body && kept instanceof HTMLAnchorElement)
      heirOf(kept)?.focus({ preventScroll: true });
  });
  const end = () => {
    watch.disconnect();
    root.removeEventListener('focusin', remember);
  };
  root.addEventListener('focusin', remember);
  watch.observe(root, { childList: true, subtree: true });
  for (const kind of ['pointerdown', 'click']) window.addEventListener(kind, end, { once: true });
  setTimeout(end, PATIENCE);
}
