import type { PageRegistry } from '@marquee/shared-contracts';
import { session, tabStorage, toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { notifyRegistrySubscribers, setRegistry, readRegistry } from './registry';

/** chosen: how often a page that is looked at asks whether there is something new, and how soon again at the soonest. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const MIN_CHECK_INTERVAL_MS = 30_000;
/** The revision for which this tab took a new shell: once is enough, whatever a cache says. */
const RELOADED_KEY = 'reloadedFor';

let queued: PageRegistry | undefined;
let checkedAt = Date.now();

/** Whether taking other code now would lose something, or take words from under a person's eyes. */
const isBusy = (): boolean =>
  unsavedWork.hasUnsavedWork || session.ended || session.loginPrompt !== null || toasts.list.length > 0;

/** A newer registry is there; it is taken when the person goes elsewhere (RL-22). */
export function queueRegistry(next: PageRegistry): void {
  queued = next;
}

/** Takes what was offered, all of it at once, unless that would lose something. True when the page uses it now. */
export function applyQueuedRegistry(): boolean {
  if (queued === undefined || isBusy()) return false;
  const next = queued;
  const isOtherShell = next.shell !== readRegistry().shell;
  queued = undefined;
  if (isOtherShell && tabStorage.read(RELOADED_KEY) !== String(next.revision)) {
    tabStorage.set(RELOADED_KEY, String(next.revision));
    window.location.reload();
    return false;
  }
  setRegistry(next);
  return true;
}

/** Asks for the registry, by code that comes only now; what cannot be had is asked for another time. */
async function checkForUpdates(): Promise<void> {
  checkedAt = Date.now();
  await import('./fetchUpdates').then(
    ({ fetchUpdates }) => fetchUpdates(),
    () => undefined,
  );
}

/** Something is missing on this page, an address or a file: whatever is new is taken at once if nothing is lost by it. */
export async function checkAndApplyUpdate(): Promise<void> {
  await checkForUpdates();
  if (applyQueuedRegistry()) notifyRegistrySubscribers();
}

/** Asks now and then while somebody looks at the page, and when they come back to it. */
export function watchForUpdates(): void {
  const due = (since: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= since) void checkForUpdates();
  };
  setInterval(() => due(CHECK_INTERVAL_MS), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => due(MIN_CHECK_INTERVAL_MS));
  window.addEventListener('focus', () => due(MIN_CHECK_INTERVAL_MS));
}
