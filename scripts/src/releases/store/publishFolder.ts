import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from './Store';

/**
 * Adds a built release to the store atomically; returns false if the version exists. Copies `folder` with `keep`, moves it
 * otherwise.
 * @throws if the folder can be neither copied nor moved
 */
export function publishFolder(
  store: Store,
  release: { name: string; version: string },
  { folder, keep = false }: { folder: string; keep?: boolean },
): boolean {
  const to = store.path(release.name, release.version);
  const draft = store.path('.unfinished', `${release.name}-${release.version}-${process.pid}.whole`);
  mkdirSync(dirname(to), { recursive: true });
  mkdirSync(dirname(draft), { recursive: true });
  try {
    // A copy inside the store makes the rename atomic, because `folder` may be on another disk.
    if (keep) cpSync(folder, draft, { recursive: true });
    renameSync(keep ? draft : folder, to);
    return true;
  } catch (error) {
    // The rename fails if another process has published the version.
    if (!existsSync(to)) throw error;
    rmSync(keep ? draft : folder, { recursive: true, force: true });
    return false;
  }
}
