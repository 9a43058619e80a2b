import type { PageRegistry, RegisteredRelease } from '@marquee/shared-contracts';
import { fetchUncached } from '@marquee/shared-contracts/browser';
import { setRegistry, readRegistry } from '../remotes/registry';

/** One remote from a place of its developer's. */
export interface Override {
  name: string;
  url: URL;
}

/** What `release.json` beside a remote's entry says of it. */
interface ReleaseFile {
  version: string;
  declaration: Pick<RegisteredRelease, 'title' | 'screens' | 'redirects' | 'slots'>;
}

/** Reads "mf-quiz@http://localhost:4003"; undefined when it is not of this form. */
export function parseOverride(text: string): Override | undefined {
  const [, name = '', address = ''] = /^(mf-[a-z-]+)@(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(address)) return undefined;
  return { name, url: new URL(address.endsWith('/') ? address : `${address}/`) };
}

/** Whether the settings of the server name its origin, which is then in the content policy too. */
export const isAllowedOverride = ({ url }: Override, { overrides = [] }: PageRegistry): boolean =>
  overrides.includes(url.origin);

function releaseOf({ name, url }: Override, { version, declaration }: ReleaseFile): RegisteredRelease {
  // Without integrity: it changes with every edit. Only this remote, and only from where it is allowed.
  const entry = { url: new URL('remoteEntry.js', url).href, integrity: '' };
  const { title, screens, redirects, slots } = declaration;
  return { name, title, version, entry, screens, redirects, slots };
}

/** Uses a developer's remote in place of the released one; answers why it cannot be had, if so. */
export async function applyOverride(override: Override): Promise<string | undefined> {
  const { name, url } = override;
  const address = new URL('release.json', url).href;
  const text = await fetchUncached(address);
  const registry = readRegistry();
  const others = registry.remotes.filter((remote) => remote.name !== name);
  if (text === undefined) {
    // Its own screens show that it is away; the released ones would hide it.
    const mine = registry.remotes.filter((remote) => remote.name === name);
    const gone = mine.map(({ previous: _previous, ...remote }) => ({
      ...remote,
      entry: { url: new URL('remoteEntry.js', url).href, integrity: '' },
    }));
    setRegistry({ ...registry, remotes: [...others, ...gone] });
    return `${address} cannot be read.`;
  }
  const release = releaseOf(override, JSON.parse(text) as ReleaseFile);
  setRegistry({ ...registry, remotes: [...others, release] });
  return undefined;
}
