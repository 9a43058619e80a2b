import { useEffect } from 'react';

/** Names the document while a screen shows one certain thing: "{title} · Marquee". */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Marquee`;
  }, [title]);
}
