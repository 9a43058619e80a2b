import { readdirSync, rmSync } from 'node:fs';
import type { Store } from './Store';

/**
 * Removes local builds that the registry no longer names. Other versions stay, and so do the previous local builds, which open
 * pages still load.
 */
export function removeOldBuilds(store: Store): void {
  const registry = store.registry();
  if (!registry) return;
  for (const [name, pointer] of Object.entries({ shell: registry.shell, ...registry.remotes })) {
    const named = [pointer.stable, pointer.canary?.version, pointer.development, ...pointer.previous];
    for (const version of readdirSync(store.path(name))) {
      if (!version.includes('-local.') || named.includes(version)) continue;
      rmSync(store.path(name, version), { recursive: true, force: true });
    }
  }
}
