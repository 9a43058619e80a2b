import type { PageRegistry, RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether an entry is loadable from our own origin; only invalid entries are dropped. */
function isUsable(entry: unknown): entry is RegisteredRelease {
  const remote = entry as Partial<RegisteredRelease> | null;
  return (
    isText(remote?.name) &&
    isText(remote.title) &&
    isText(remote.version) &&
    isText(remote.entry?.url) &&
    remote.entry.url.startsWith(`/${remote.name}/`) &&
    isText(remote.entry.integrity) &&
    remote.entry.integrity.startsWith('sha256-') &&
    Array.isArray(remote.screens) &&
    remote.screens.every((screen) => isText(screen.path) && isText(screen.module) && isText(screen.access)) &&
    Array.isArray(remote.redirects) &&
    Array.isArray(remote.slots)
  );
}

/** Drops a previous release that is not loadable itself. */
function withUsablePrevious({ previous, ...remote }: RegisteredRemote): RegisteredRemote {
  return isUsable(previous) ? { ...remote, previous } : remote;
}

/** Parses a registry; unreadable text gives a page without remotes. */
export function parseRegistry(text: string): PageRegistry {
  try {
    const { revision = 0, remotes, ...rest } = JSON.parse(text) as Partial<PageRegistry>;
    const usable = Array.isArray(remotes) ? remotes.filter(isUsable).map(withUsablePrevious) : [];
    return { ...rest, revision, remotes: usable };
  } catch {
    return { revision: 0, remotes: [] };
  }
}

/**
 * Whether a newer registry takes effect only with a new document: it names another shell, or ES modules whose hashes this
 * document lacks (RL-34).
 */
export function needsDocument(mine: PageRegistry, next: PageRegistry): boolean {
  const known = new Set(mine.remotes.map(({ entry }) => entry.url));
  const hasNewModule = next.remotes.some(({ entry }) => entry.type === 'module' && !known.has(entry.url));
  return next.shell !== mine.shell || hasNewModule;
}

const block = () => document.getElementById('registry');
const subscribers = new Set<() => void>();
let current: PageRegistry | undefined;

/** Returns the page's current registry, the same object until a change. */
export function readRegistry(): PageRegistry {
  current ??= parseRegistry(block()?.textContent ?? '');
  return current;
}

/** Replaces the registry, also in the document's JSON block, which `hasRoute` reads. */
export function setRegistry(registry: PageRegistry): void {
  current = registry;
  const place = block();
  if (place) place.textContent = JSON.stringify(registry);
}

/** Rerenders the page with its current registry. */
export const notifyRegistrySubscribers = (): void => subscribers.forEach((notify) => notify());

export function subscribeToRegistry(callback: () => void): () => void {
  subscribers.add(callback);
  return () => void subscribers.delete(callback);
}
