import { copyLink } from './copyLink';

/** Whether the device has a native share dialog. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the native share dialog; closing it without a choice counts as success. */
export async function shareLink(title: string, address: string): Promise<void> {
  try {
    await navigator.share({ title, url: address });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copyLink(address);
  }
}
