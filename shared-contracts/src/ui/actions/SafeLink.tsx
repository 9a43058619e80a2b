import type { ReactNode } from 'react';

const SAFE = new Set(['http:', 'https:', 'mailto:']);

/** The address when it may be followed: http, https or mailto; else undefined (C11). */
function safeAddress(address: string): string | undefined {
  try {
    return SAFE.has(new URL(address).protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}

/** The only way to show a link that a person typed; an unsafe one is shown as text (C11, EV-34). */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  if (address === undefined) return <span>{children}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
