import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';

/**
 * Ends the session and starts afresh at the home page, so that nothing of the person stays in memory (AU-25). The
 * server's answer is not waited for: it would take home whoever has gone on meanwhile. Until the new page is there this
 * one does nothing, because what is begun here is lost with it.
 */
export function logOut(): void {
  void session.logOut();
  document.body.inert = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(links.home());
}
