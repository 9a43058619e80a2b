// `npm start`: from a fresh clone to a running product. Node's built-ins alone, because nothing may be installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const oldestNode = [20, 19, 0];
const stopDeadline = 10_000;

function isOldNode() {
  const running = process.versions.node.split('.').map(Number);
  const first = oldestNode.findIndex((wanted, index) => running[index] !== wanted);
  return first !== -1 && running[first] < oldestNode[first];
}

/** Runs a command with our output; resolves with its exit code. */
function run(command, given, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

async function step(name, [command, ...given], options) {
  const code = await run(command, given, options);
  if (code !== 0) {
    if (code !== 130) console.error(`${name} failed.`);
    process.exit(code);
  }
}

const mark = path.join(root, 'node_modules/.installed-lock');
const lock = path.join(root, 'package-lock.json');
const wanted = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function isInstalled() {
  const npmMark = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(npmMark)) return false;
  if (existsSync(mark)) return readFileSync(mark, 'utf8') === wanted();
  // Somebody ran npm by hand: newer than the lock file is as good as ours.
  return statSync(npmMark).mtimeMs >= statSync(lock).mtimeMs;
}

async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once, about a minute) ...');
  const given = ['install', '--no-save', '--no-audit', '--no-fund'];
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js')) await step('Installing', [process.execPath, npm, ...given]);
  else await step('Installing', ['npm', ...given], { shell: process.platform === 'win32' });
  writeFileSync(mark, wanted());
}

/**
 * The server in a process group of its own: Ctrl-C reaches npm, us and the whole group of the terminal at once, and
 * the server must hear it once, from us.
 */
function serve() {
  console.log('Starting the server ...');
  const given = ['--import', 'tsx', '--import', './scripts/stop-with-parent.mjs', 'api/src/main.ts'];
  const child = spawn(process.execPath, given, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  let isStopping = false;
  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), stopDeadline).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  child.once('error', (error) => {
    console.error(`The server does not start: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => process.exit(code ?? (isStopping && signal !== 'SIGKILL' ? 0 : 1)));
}

if (isOldNode()) {
  console.error(`Marquee needs Node ${oldestNode.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
await install();
await step('Building', [process.execPath, '--import', 'tsx', 'scripts/src/build.ts']);
if (!process.argv.includes('--build-only')) serve();
