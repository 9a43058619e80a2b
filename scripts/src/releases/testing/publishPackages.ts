import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACTS } from '../../webpack/sharedModules';
import { readVersion } from '../cli/CommandArgs';
import { remoteCommand } from '../cli/remoteCommand';
import { root } from '../store/buildAll';
import type { Store } from '../store/Store';
import { openBuildCache } from './openBuildCache';

const packages = [CONTRACTS, 'scripts'];

/**
 * Publishes the contracts and the build package into a store. Tests share one build of them, because describing and
 * bundling the contracts takes ten seconds of processor time.
 *
 * @throws with the report of the command
 */
export async function publishPackages(store: Store): Promise<void> {
  const cache = openBuildCache('published-packages', [
    ...packages,
    'tsconfig.base.json',
    'package-lock.json',
  ]);
  for (const name of packages) {
    const version = readVersion(join(root, name));
    const lines: string[] = [];
    const given = {
      cwd: root,
      env: { STORE_DIR: cache.directory },
      print: (line: string) => void lines.push(line),
    };
    if (!cache.has(name, version)) await remoteCommand(['publish', name], given);
    // Another process may have published it meanwhile, which the command refuses to repeat.
    if (!cache.has(name, version)) throw new Error(lines.join('\n'));
    cpSync(cache.path(name, version), store.path(name, version), { recursive: true });
  }
}
