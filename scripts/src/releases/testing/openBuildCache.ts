import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../store/buildAll';
import { hashContent, notPackaged } from '../store/hashContent';
import { Store } from '../store/Store';

/**
 * Opens a store for builds that several tests need alike. It is kept below `.cache` until one of its sources changes.
 *
 * @param sources - paths from the project's root
 */
export function openBuildCache(name: string, sources: string[]): Store {
  const parent = join(root, '.cache', name);
  const hash = hashContent(root, sources, notPackaged);
  const older = existsSync(parent) ? readdirSync(parent).filter((other) => other !== hash) : [];
  for (const other of older) rmSync(join(parent, other), { recursive: true, force: true });
  return new Store(join(parent, hash));
}
