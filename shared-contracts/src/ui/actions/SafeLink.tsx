import type { ReactNode } from 'react';
import { isMailAddressLink, isWebAddress } from '../../contract/index';

/** The only way to show a link that a person typed; an unsafe one is shown as text (C11, EV-34). */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href) && !isMailAddressLink(href)) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
