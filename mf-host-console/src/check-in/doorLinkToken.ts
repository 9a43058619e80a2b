import { namespacedStorage } from '@marquee/shared-contracts/browser';

const storage = namespacedStorage('door');

/** The token of a helper's link to an event, on this device until the link ends (TK-8). */
export const doorLinkToken = {
  /** Takes the token out of the address, so that nobody reads it from the screen, and stores it. */
  takeFromAddress: (eventId: string): void => {
    const { hash, pathname, search } = window.location;
    const token = /^#(door-[\w-]+)$/.exec(hash)?.[1];
    if (token === undefined) return;
    storage.set(eventId, token);
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  },
  read: (eventId: string): string | undefined => storage.entries().get(eventId),
  /** The input of a call of the door: by the link if this device has one, otherwise by the session. */
  getAccess: (eventId: string): { params: { eventId: string }; token?: string } => {
    const token = doorLinkToken.read(eventId);
    return { params: { eventId }, ...(token !== undefined && { token }) };
  },
  remove: (eventId: string): void => storage.remove(eventId),
};
