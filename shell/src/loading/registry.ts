import type { PageRegistry, RegisteredRemote } from '@marquee/shared-contracts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** True for an entry that can be loaded from our own origin; a wrong one is dropped alone, its siblings stay. */
function isUsable(entry: unknown): entry is RegisteredRemote {
  const remote = entry as Partial<RegisteredRemote> | null;
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

/** Reads the text of a registry; what cannot be read at all is a page without remotes, not a page that fails. */
export function parseRegistry(text: string): PageRegistry {
  try {
    const { revision, remotes } = JSON.parse(text) as Partial<PageRegistry>;
    return { revision: revision ?? 0, remotes: Array.isArray(remotes) ? remotes.filter(isUsable) : [] };
  } catch {
    return { revision: 0, remotes: [] };
  }
}

let known: PageRegistry | undefined;

/** The registry that the document carries: the remotes of this page with their screens, redirects and slots. */
export function readRegistry(): PageRegistry {
  known ??= parseRegistry(document.getElementById('registry')?.textContent ?? '');
  return known;
}
