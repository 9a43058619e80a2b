import { toasts } from './Toasts';

/** Copies a link and confirms success or failure in a toast. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toasts.success('Link copied');
  } catch {
    toasts.error('The link could not be copied. Please copy it by hand.');
  }
}
