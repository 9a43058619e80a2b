import type { PageRegistry, RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** True for an entry that can be loaded from our own origin; a wrong one is dropped alone, its siblings stay. */
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

/** A release to fall back to is worth something only when it can be loaded itself. */
function withUsablePrevious({ previous, ...remote }: RegisteredRemote): RegisteredRemote {
  return isUsable(previous) ? { ...remote, previous } : remote;
}

/** Reads the text of a registry; what cannot be read at all is a page without remotes, not a page that fails. */
export function parseRegistry(text: string): PageRegistry {
  try {
    const { revision = 0, remotes, ...rest } = JSON.parse(text) as Partial<PageRegistry>;
    const usable = Array.isArray(remotes) ? remotes.filter(isUsable).map(withUsablePrevious) : [];
    return { ...rest, revision, remotes: usable };
  } catch {
    return { revision: 0, remotes: [] };
  }
}

const block = () => document.getElementById('registry');
const subscribers = new Set<() => void>();
let current: PageRegistry | undefined;

/** The registry that the page uses: the document's own, or what was taken since; the same object until another is. */
export function readRegistry(): PageRegistry {
  current ??= parseRegistry(block()?.textContent ?? '');
  return current;
}

/** Uses another registry from now on. The document's block says so too: who asks whether a path is answered reads it. */
export function setRegistry(registry: PageRegistry): void {
  current = registry;
  const place = block();
  if (place) place.textContent = JSON.stringify(registry);
}

/** Renders the page anew with the registry that it uses now. */
export const notifyRegistrySubscribers = (): void => subscribers.forEach((hear) => hear());

export function subscribeToRegistry(hear: () => void): () => void {
  subscribers.add(hear);
  return () => void subscribers.delete(hear);
}
