import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Store } from './Store';

/**
 * Puts a built release into the store, in one step: the version is there whole or not at all, and one that is there
 * stays as it is. False when it was there already. `folder` is kept with `keep`, else it is moved.
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
    // The folder may be on another disk: beside the store's own folders a rename is one step.
    if (keep) cpSync(folder, draft, { recursive: true });
    renameSync(keep ? draft : folder, to);
    return true;
  } catch (error) {
    // Another process was first: a folder cannot be renamed onto one that has files.
    if (!existsSync(to)) throw error;
    rmSync(keep ? draft : folder, { recursive: true, force: true });
    return false;
  }
}
