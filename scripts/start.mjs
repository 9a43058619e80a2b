// `npm start`: from a fresh clone to a running product. Node's built-ins alone, because nothing may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installIfNeeded } from './installIfNeeded.mjs';
import { withDemonstration } from './withDemonstration.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const oldestNode = [20, 19, 0];
const stopDeadline = 10_000;

function isOldNode() {
  const running = process.versions.node.split('.').map(Number);
  const first = oldestNode.findIndex((wanted, index) => running[index] !== wanted);
  return first !== -1 && running[first] < oldestNode[first];
}

/** Builds what changed; ends this process with the build's exit code when that fails. */
async function build() {
  const builder = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/build.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  const code = await new Promise((ended) => builder.once('exit', ended));
  if (code !== 0) process.exit(code ?? 130);
}

/**
 * The server in a process group of its own: Ctrl-C reaches npm, us and the terminal's whole group at once, and the
 * server must hear it once, from us.
 */
function serve() {
  console.log('Starting the server …');
  const server = spawn(
    process.execPath,
    ['--import', './scripts/stop-with-parent.mjs', '--enable-source-maps', '.cache/api/main.mjs'],
    {
      cwd: root,
      env: withDemonstration(process.env),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    },
  );
  let isStopping = false;
  const stop = (signal) => {
    if (isStopping) return;
    isStopping = true;
    server.kill(signal);
    setTimeout(() => server.kill('SIGKILL'), stopDeadline).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  stopWithNpm(stop);
  server.once('error', (error) => {
    console.error(`The server does not start: ${error.message}`);
    process.exit(1);
  });
  server.once('exit', (code, signal) => process.exit(code ?? (isStopping && signal !== 'SIGKILL' ? 0 : 1)));
}

/** npm stands behind a shell that passes no signal on: when that is ended, we notice only by having another parent. */
function stopWithNpm(stop) {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && stop('SIGTERM'), 500).unref();
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(`npm start                   installs and builds what changed, and starts the server at PORT (3000)
npm start -- --build-only   does all but start the server
Settings are environment variables, or lines of .env; .env.example lists them.`);
  process.exit(0);
}
if (isOldNode()) {
  console.error(`Marquee needs Node ${oldestNode.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
// The server reads it too; here it says where to publish, and whether the database is embedded.
const settings = join(root, '.env');
if (process.env['NODE_ENV'] !== 'test' && existsSync(settings)) process.loadEnvFile(settings);
installIfNeeded(root);
await build();
if (!process.argv.includes('--build-only')) serve();
