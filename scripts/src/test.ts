import { resolve } from 'node:path';
import { stopClusters } from './postgres/startCluster';
import { testLanes } from './test/testLanes';
import { stopCommands } from './test/runCommand';
import { runSteps } from './test/runSteps';
import { summarize } from './test/summarize';
import { parseGroups } from './test/parseGroups';

const root = resolve(import.meta.dirname, '../..');

let interrupted = false;

/**
 * A terminal's Ctrl-C reaches the servers as well as us, and us twice (once by our parent): they are waited for, so
 * that nothing stays behind.
 */
async function interrupt(): Promise<void> {
  if (interrupted) return;
  interrupted = true;
  stopCommands();
  await stopClusters();
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void interrupt());

try {
  const wanted = parseGroups(process.argv.slice(2));
  const { lines, ok } = summarize(
    await runSteps(testLanes(root), wanted),
    process.env['REQUIRE_ALL'] === '1',
  );
  for (const line of lines) console.log(line);
  if (!ok) process.exitCode = 1;
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
