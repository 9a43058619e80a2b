import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { installIfNeeded } from './installIfNeeded.mjs';

const root = resolve(import.meta.dirname, '..');
if (!process.argv.includes('--help')) installIfNeeded(root);

const run = spawn(process.execPath, ['--import', 'tsx', 'scripts/src/test.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
// The run stops its own servers first; this process only waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
