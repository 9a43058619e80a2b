import { type ReactNode, useState } from 'react';

interface Props {
  /** Selector of the place in the document. */
  of: string;
  children: ReactNode;
}

/**
 * What the document showed before any script (LK-4), its own nodes, so that nothing is drawn anew while the page's own
 * part is on its way; the children where it showed none.
 */
export function PrerenderedMarkup({ of, children }: Props) {
  const [drawn] = useState(() => document.querySelector(of));
  if (!drawn) return children;
  const adopt = (place: HTMLElement | null) => {
    // A node that is moved loses the focus.
    if (drawn.parentNode !== place) place?.append(drawn);
  };
  return <div ref={adopt} />;
}
