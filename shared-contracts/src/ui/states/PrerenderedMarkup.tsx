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
  const [drawn] = useState(() => document.querySelector(of));
  if (!drawn) return children;
  const adopt = (place: HTMLElement | null) => {
    // Moving a node loses the focus.
    if (drawn.parentNode !== place) place?.append(drawn);
  };
  return <div ref={adopt} />;
}
