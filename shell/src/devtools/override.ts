import type { PageRegistry, RegisteredRelease } from '@marquee/shared-contracts';
import { fetchUncached } from '@marquee/shared-contracts/browser';
import { setRegistry, readRegistry } from '../remotes/registry';

/** A remote from a developer's own server. */
export interface Override {
  name: string;
  url: URL;
}

/** The part of a remote's `release.json` that the page uses. */
interface ReleaseFile {
  version: string;
  declaration: Pick<RegisteredRelease, 'title' | 'screens' | 'redirects' | 'slots'>;
}

/** Parses "mf-quiz@http://localhost:4003"; returns undefined for any other form. */
export function parseOverride(text: string): Override | undefined {
  const [, name = '', address = ''] = /^(mf-[a-z0-9-]+)@(https?:\/\/.+)$/.exec(text) ?? [];
  if (!URL.canParse(address)) return undefined;
  return { name, url: new URL(address.endsWith('/') ? address : `${address}/`) };
}

/** Describes why the page does not load the named remote: a wrong spelling, or a foreign origin. */
export const describeRefusal = (text: string, override: Override | undefined): string =>
  override === undefined
    ? `"${text}" names no remote. Write ?mf=name@https://… with the address of its files.`
    : `${text} is not allowed here: OVERRIDE_ORIGINS does not name its origin.`;

/** Whether the server's settings allow the origin; the content policy lists the same origins. */
export const isAllowedOverride = ({ url }: Override, { overrides = [] }: PageRegistry): boolean =>
  overrides.includes(url.origin);

function releaseOf({ name, url }: Override, { version, declaration }: ReleaseFile): RegisteredRelease {
  // No integrity, since the entry changes with every edit; allowed origins only.
  const entry = { url: new URL('remoteEntry.js', url).href, integrity: '' };
  const { title, screens, redirects, slots } = declaration;
  return { name, title, version, entry, screens, redirects, slots };
}

/** Replaces a remote by a developer's; returns the reason of a failure. */
export async function applyOverride(override: Override): Promise<string | undefined> {
  const { name, url } = override;
  const address = new URL('release.json', url).href;
  const text = await fetchUncached(address);
  const registry = readRegistry();
  const others = registry.remotes.filter((remote) => remote.name !== name);
  if (text === undefined) {
    // The remote's own screens show the outage; the released screens would hide the outage.
    const overridden = registry.remotes.filter((remote) => remote.name === name);
    const unreachable = overridden.map(({ previous: _previous, ...remote }) => ({
      ...remote,
      entry: { url: new URL('remoteEntry.js', url).href, integrity: '' },
    }));
    setRegistry({ ...registry, remotes: [...others, ...unreachable] });
    return `${address} cannot be read.`;
  }
  const release = releaseOf(override, JSON.parse(text) as ReleaseFile);
  setRegistry({ ...registry, remotes: [...others, release] });
  return undefined;
}
