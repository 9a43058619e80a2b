import type { PageRegistry } from '@marquee/shared-contracts';
import { session, tabStorage, toasts, unsavedWork } from '@marquee/shared-contracts/browser';
import { needsDocument, notifyRegistrySubscribers, setRegistry, readRegistry } from './registry';

/** chosen: milliseconds between update checks of a visible page, also the minimum between two checks. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const MIN_CHECK_INTERVAL_MS = 30_000;
/** Tab storage name of the revision that this tab reloaded for; a second reload for it would loop. */
const RELOADED_KEY = 'reloadedFor';

let queued: PageRegistry | undefined;
let checkedAt = Date.now();

/** Whether applying an update now would lose input or change visible text. */
const isBusy = (): boolean =>
  unsavedWork.hasUnsavedWork || session.hasEnded || session.loginPrompt !== null || toasts.list.length > 0;

/** Queues a newer registry until the next navigation (RL-22). */
export function queueRegistry(next: PageRegistry): void {
  queued = next;
}

/** Applies the queued registry unless it would lose work. Returns whether the page uses it now. */
export function applyQueuedRegistry(): boolean {
  if (queued === undefined || isBusy()) return false;
  const next = queued;
  queued = undefined;
  if (needsDocument(readRegistry(), next) && tabStorage.read(RELOADED_KEY) !== String(next.revision)) {
    tabStorage.set(RELOADED_KEY, String(next.revision));
    window.location.reload();
    return false;
  }
  setRegistry(next);
  return true;
}

/** Loads the update code and checks the registry; a failure waits for the next check. */
async function checkForUpdates(): Promise<void> {
  checkedAt = Date.now();
  const code = await import('./fetchUpdates').catch(() => undefined);
  const next = await code?.fetchUpdates();
  if (next !== undefined) queueRegistry(next);
}

/** Checks for updates and applies them immediately, for a missing path or file. */
export async function checkAndApplyUpdate(): Promise<void> {
  await checkForUpdates();
  if (applyQueuedRegistry()) notifyRegistrySubscribers();
}

/** Checks for updates regularly while the page is visible, and on return to the page. */
export function watchForUpdates(): void {
  const checkIfDue = (since: number): void => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= since) void checkForUpdates();
  };
  setInterval(() => checkIfDue(CHECK_INTERVAL_MS), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', () => checkIfDue(MIN_CHECK_INTERVAL_MS));
  window.addEventListener('focus', () => checkIfDue(MIN_CHECK_INTERVAL_MS));
}
