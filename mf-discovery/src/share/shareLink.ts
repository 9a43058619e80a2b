import { copyLink } from '@marquee/shared-contracts/browser';

/** Whether the device has a way of its own to hand a link on. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands a link to the device's own dialog; who closes that without choosing is not told of a failure. */
export async function shareLink(title: string, address: string): Promise<void> {
  try {
    await navigator.share({ title, url: address });
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copyLink(address);
  }
}
