import type { PageRegistry } from '@marquee/shared-contracts';
import { session, tabStorage, toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { announceRegistry, putRegistry, readRegistry } from './registry';

/** chosen: how often a page that is looked at asks whether there is something new, and how soon again at the soonest. */
const EVERY = 5 * 60_000;
const AT_MOST_EVERY = 30_000;
/** The revision for which this tab took a new shell: once is enough, whatever a cache says. */
const RELOADED = 'reloadedFor';

let offered: PageRegistry | undefined;
let asked = Date.now();

/** Whether taking other code now would lose something, or take words from under a person's eyes. */
const isBusy = (): boolean =>
  unsavedWork.isHeld || session.ended || session.loginPrompt !== null || toasts.list.length > 0;

/** A newer registry is there; it is taken when the person goes elsewhere (RL-22). */
export function offerRegistry(next: PageRegistry): void {
  offered = next;
}

/** Takes what was offered, all of it at once, unless that would lose something. True when the page uses it now. */
export function takeOffered(): boolean {
  if (offered === undefined || isBusy()) return false;
  const next = offered;
  const isOtherShell = next.shell !== readRegistry().shell;
  offered = undefined;
  if (isOtherShell && tabStorage.read(RELOADED) !== String(next.revision)) {
    tabStorage.keep(RELOADED, String(next.revision));
    window.location.reload();
    return false;
  }
  putRegistry(next);
  return true;
}

/** Asks for the registry, by code that comes only now; what cannot be had is asked for another time. */
async function look(): Promise<void> {
  asked = Date.now();
  await import('../renewing/look').then(
    ({ lookForReleases }) => lookForReleases(),
    () => undefined,
  );
}

/** Something is missing on this page, an address or a file: whatever is new is taken at once if nothing is lost by it. */
export async function takeNewRelease(): Promise<void> {
  await look();
  if (takeOffered()) announceRegistry();
}

/** Asks now and then while somebody looks at the page, and when they come back to it. */
export function watchReleases(): void {
  const due = (since: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - asked >= since) void look();
  };
  setInterval(() => due(EVERY), EVERY);
  document.addEventListener('visibilitychange', () => due(AT_MOST_EVERY));
  window.addEventListener('focus', () => due(AT_MOST_EVERY));
}
