import { type ReactNode, useState } from 'react';

interface Props {
  /** Selector of the prerendered element. */
  of: string;
  children: ReactNode;
}

/**
 * Reuses the document's prerendered nodes (LK-4), so that nothing repaints while the page loads; shows `children`
 * without such nodes.
 */
export function PrerenderedMarkup({ of, children }: Props) {
  const [prerendered] = useState(() => document.querySelector(of));
  if (!prerendered) return children;
  const adoptMarkup = (container: HTMLElement | null) => {
    // Moving a node loses the focus.
    if (prerendered.parentNode !== container) container?.append(prerendered);
  };
  return <div ref={adoptMarkup} />;
}
