// Node's built-ins alone: `npm start` and `npm test` call it on a fresh clone, where nothing is installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fingerprint = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');

function isInstalled({ npmMark, mark, lock }) {
  if (!existsSync(npmMark)) return false;
  if (existsSync(mark)) return readFileSync(mark, 'utf8') === fingerprint(lock);
  // Somebody ran npm by hand: newer than the lock file is as good as ours.
  return statSync(npmMark).mtimeMs >= statSync(lock).mtimeMs;
}

/** Installs the packages when there are none, or when they are another lock file's; ends the process when it fails. */
export function install(root) {
  const lock = path.join(root, 'package-lock.json');
  const mark = path.join(root, 'node_modules/.installed-lock');
  if (isInstalled({ npmMark: path.join(root, 'node_modules/.package-lock.json'), mark, lock })) return;
  console.log('Installing packages (once, about a minute) ...');
  const given = ['install', '--no-save', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...given], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', given, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status === 0) return writeFileSync(mark, fingerprint(lock));
  console.error('Installing failed.');
  process.exit(run.status ?? 1);
}
