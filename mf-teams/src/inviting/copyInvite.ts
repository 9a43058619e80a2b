import { toasts } from '@marquee/shared-contracts/browser';

/** Puts the invite into the clipboard, or says that this did not work. */
export async function copyInvite(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.success('Link copied');
  } catch {
    toasts.error('The link could not be copied. Copy it from its field.');
  }
}
