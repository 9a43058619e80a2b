import { useEffect } from 'react';

/** Sets the document title to "{title} · Marquee" while mounted. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Marquee`;
  }, [title]);
}
