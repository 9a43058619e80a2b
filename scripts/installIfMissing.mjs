import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages on a fresh clone, by Node's built-ins alone. `npm ci` takes exactly the lock file; a registry
 * that lacks another platform's optional binaries refuses that, and an ordinary install leaves them out.
 * @param {string} root
 */
export function installIfMissing(root) {
  if (existsSync(join(root, 'node_modules', '.package-lock.json'))) return;
  console.log('Installing the packages (about a minute) …');
  const npm = (/** @type {string[]} */ ...parts) =>
    spawnSync('npm', [...parts, '--no-fund', '--no-audit'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  if (npm('ci').status === 0) return;
  console.log('npm ci did not work here; installing without the exact lock …');
  if (npm('install', '--no-save').status !== 0)
    throw new Error('The packages could not be installed; see above.');
}
