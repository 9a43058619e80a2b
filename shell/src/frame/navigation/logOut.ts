import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';

/** Ends the session and starts afresh at the home page, so that nothing of the person stays in memory (AU-25). */
export async function logOut(): Promise<void> {
  await session.logOut();
  window.location.assign(links.home());
}
