import { join } from 'node:path';
import { describeMissingPrograms } from './cluster/findPrograms';
import { describeCluster } from './cluster/describeCluster';
import { DRILL_NAMES, runDrills } from './cluster/runDrills';
import { startProductCluster } from './cluster/startProductCluster';
import { compileApi } from './compile/compileApi';
import { printHelp } from './printHelp';
import { root } from './test/runProgram';

const USAGE = `npm run cluster                  runs the product on three machines' worth of processes, until Ctrl-C
npm run cluster -- drill [NAME]  causes faults under load and prints what callers saw:
                                 ${DRILL_NAMES.join(' ')}`;

printHelp(USAGE);

/** Compiles the API once: each instance would otherwise do so at its start. */
async function compileProgram(): Promise<string[]> {
  const folder = join(root, '.cache/cluster');
  await compileApi(root, folder);
  return ['--enable-source-maps', join(folder, 'main.mjs')];
}

/** Resolves when this program is told to end. The listeners stay: without one, a second library would end the process. */
const waitForSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });

async function runUntilStopped(program: string[]): Promise<void> {
  const stopped = waitForSignal();
  const cluster = await startProductCluster({ etcdCount: 3, nodeCount: 3, instanceCount: 3, program });
  for (const line of await describeCluster(cluster)) console.log(line);
  await stopped;
  console.log('Stopping …');
  await cluster.stop();
}

try {
  const [action, ...names] = process.argv.slice(2);
  const missing = describeMissingPrograms();
  if (missing !== false) throw new Error(missing);
  if (action !== undefined && action !== 'drill') throw new Error(USAGE);
  const program = await compileProgram();
  if (action === undefined) await runUntilStopped(program);
  else if ((await runDrills(names, program)).some(({ isMet }) => isMet === false)) process.exitCode = 1;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
