import { links } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';

/**
 * Ends the session and reloads the home page, so that no personal data stays in memory (AU-25). The reload does not
 * wait for the server; until then the page ignores input, which would be lost.
 */
export function logOut(): void {
  void session.logOut();
  document.body.inert = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(links.home());
}
