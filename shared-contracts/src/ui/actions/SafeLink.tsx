import type { ReactNode } from 'react';
import { isMailAddressLink, isWebAddress } from '../../contract/index';

/** Shows a link from a person; an unsafe link is shown as text (EV-34). */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href) && !isMailAddressLink(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
