// `npm start`: from a fresh clone to a running product. Node's built-ins alone, because nothing may be installed yet.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install } from './install.mjs';

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
install(root);
await step('Building', [process.execPath, '--import', 'tsx', 'scripts/src/build.ts']);
if (!process.argv.includes('--build-only')) serve();
