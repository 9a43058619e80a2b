/** The part of a screen's path before its parameters: `/ticket/` for `/ticket/:eventId`. */
export const getOfflineScope = (path: string): string => path.replace(/:.*$/, '');

/** Milliseconds after which the files of a page have arrived. */
const SETTLED_MS = 2_000;

/** Files of releases and pictures; calls of the API are none. */
const isFile = ({ name }: PerformanceEntry): boolean => !new URL(name).pathname.startsWith('/api/');

const readLoadedFiles = (): string[] => [
  ...new Set(
    performance
      .getEntriesByType('resource')
      .filter((entry) => isFile(entry) && (!('responseStatus' in entry) || entry.responseStatus === 200))
      .map(({ name }) => name),
  ),
];

async function findActiveWorker(scope: string): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.register('/offline-worker.js', { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (worker === null || worker.state === 'activated') return worker;
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(null);
    });
  });
}

const kept = new Set<string>();

/**
 * Keeps a screen on this device, so that it opens without a network from now on: its document and the files that the page
 * has loaded, also those that it loads later (TK-4). Once per page and screen.
 */
export async function keepOffline(path: string): Promise<void> {
  const scope = getOfflineScope(path);
  // Pages without TLS have no service workers, except on this machine.
  if (kept.has(scope) || !('serviceWorker' in navigator)) return;
  kept.add(scope);
  const worker = await findActiveWorker(scope).catch(() => null);
  if (worker === null) return;
  // The person may go on to another screen meanwhile.
  const page = window.location.href;
  let posted = 0;
  const post = (): void => {
    const files = readLoadedFiles();
    if (files.length === posted) return;
    posted = files.length;
    worker.postMessage({ page, files });
  };
  let timer = setTimeout(post, SETTLED_MS);
  const postLater = (entries: PerformanceObserverEntryList): void => {
    if (!entries.getEntries().some(isFile)) return;
    clearTimeout(timer);
    timer = setTimeout(post, SETTLED_MS);
  };
  new PerformanceObserver(postLater).observe({ type: 'resource' });
}
