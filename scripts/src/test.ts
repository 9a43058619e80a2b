import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { execa } from 'execa';
import { stopClusters } from './postgres/startCluster';
import { openMemoryFolder } from './test/openMemoryFolder';
import { planSteps } from './test/planSteps';
import { root, STARTS_LOG } from './test/runProgram';
import { runSteps } from './test/runSteps';
import { selectTests } from './test/selectTests';
import { formatStarts, summarize } from './test/summarize';
import { printHelp } from './printHelp';

let isInterrupted = false;

/** A developer's own TMPDIR wins. */
const temporary = process.env['TMPDIR'] === undefined ? openMemoryFolder() : undefined;
if (temporary !== undefined) {
  process.env['TMPDIR'] = temporary.path;
  process.on('exit', temporary.remove);
}

/** Waits for servers to stop. Ctrl-C reaches them and this process, which gets it from its parent a second time. */
async function interrupt(): Promise<void> {
  if (isInterrupted) return;
  isInterrupted = true;
  await stopClusters();
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void interrupt());

/** `npm test -- --watch mf-quiz`: runs the tests of changed files again at each save. */
async function watch([name = '']: readonly string[]): Promise<void> {
  const isNode = name === 'api' || name === 'scripts';
  const jest = ['node_modules/jest/bin/jest.js', '--watch', '--selectProjects', name];
  const parts = isNode ? ['--import', 'tsx', '--test', '--watch', `${name}/src/**/*.test.ts`] : jest;
  await execa(process.execPath, parts, { cwd: root, stdio: 'inherit', reject: false });
}

async function runTests(given: readonly string[]): Promise<void> {
  const plan = planSteps(selectTests(root, given));
  mkdirSync(dirname(STARTS_LOG), { recursive: true });
  writeFileSync(STARTS_LOG, '');
  const results = await runSteps(plan);
  console.log(formatStarts(readFileSync(STARTS_LOG, 'utf8')));
  const { lines, isGreen } = summarize(results, process.env['REQUIRE_ALL'] === '1');
  for (const line of lines) console.log(line);
  if (!isGreen) process.exitCode = 1;
}

printHelp(`npm test                            everything
npm test -- mf-quiz api             the tests of these packages
npm test -- lint types units e2e    these kinds of tests
npm test -- --changed [--since REF] the packages that changed
npm test -- --watch mf-quiz         runs tests of changed files again at each save`);

const [first, ...rest] = process.argv.slice(2);
try {
  await (first === '--watch' ? watch(rest) : runTests(process.argv.slice(2)));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
