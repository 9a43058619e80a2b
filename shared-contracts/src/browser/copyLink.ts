import { toasts } from './Toasts';

/** Puts a link into the clipboard, or says that this did not work. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.success('Link copied');
  } catch {
    toasts.error('The link could not be copied. Please copy it by hand.');
  }
}
