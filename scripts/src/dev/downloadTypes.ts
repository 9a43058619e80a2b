import { DTSManager } from '@module-federation/dts-plugin/core';
import type { PageRegistry } from '@marquee/shared-contracts';
import type { Release } from '../webpack/Release';

/**
 * Downloads the types of the released siblings' exposed modules from the product at `target` into `@mf-types`. A release
 * without a types archive is left out.
 *
 * @throws if the registry cannot be read
 */
export async function downloadTypes({ folder, name }: Release, target: string): Promise<void> {
  const response = await fetch(new URL('/releases.json', target));
  const { remotes } = (await response.json()) as PageRegistry;
  const manifests = remotes
    .filter((remote) => remote.name !== name)
    .map(({ name: sibling, entry }) => [
      sibling,
      `${sibling}@${new URL('mf-manifest.json', new URL(entry.url, target)).href}`,
    ]);
  const moduleFederationConfig = { name, remotes: Object.fromEntries(manifests) as Record<string, string> };
  const host = { context: folder, moduleFederationConfig, abortOnError: false };
  await new DTSManager({ host }).consumeTypes();
}
