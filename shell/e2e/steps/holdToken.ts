import type { BrowserContext } from 'playwright-core';
import { KNOWN_COOKIE } from '@marquee/shared-contracts';

/** The browser's person has logged in before: the token lies on the device, and the cookie beside it, when a page opens. */
export async function holdToken(context: BrowserContext, origin: string, token: string): Promise<void> {
  await context.addCookies([{ name: KNOWN_COOKIE, value: '1', url: origin }]);
  await context.addInitScript((kept) => localStorage.setItem('authToken', kept), token);
}
