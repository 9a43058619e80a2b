import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether the installed packages match the lock file, as far as files show without npm.
 * @param {string} root
 * @param {string} wanted the lock file's hash
 */
function isInstalled(root, wanted) {
  const byNpm = join(root, 'node_modules/.package-lock.json');
  const byUs = join(root, 'node_modules/.installed-lock');
  if (!existsSync(byNpm)) return false;
  if (existsSync(byUs)) return readFileSync(byUs, 'utf8') === wanted;
  // Somebody ran npm by hand: newer than the lock file is as good as ours.
  return statSync(byNpm).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/**
 * Installs the packages on a fresh clone and after a change of the lock file, by Node's built-ins alone. Not `npm ci`:
 * a registry that lacks another platform's optional binaries refuses that, and an ordinary install leaves them out.
 * @param {string} root
 */
export function installIfNeeded(root) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (isInstalled(root, wanted)) return;
  console.log('Installing the packages (about a minute) …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages could not be installed; see above.');
  writeFileSync(join(root, 'node_modules/.installed-lock'), wanted);
}
