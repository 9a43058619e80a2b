import { resolve } from 'node:path';
import { lanes } from './test-run/lanes';
import { stopCommands } from './test-run/runCommand';
import { runSteps } from './test-run/runSteps';
import { summary } from './test-run/summary';
import { wantedGroups } from './test-run/wantedGroups';

const root = resolve(import.meta.dirname, '../..');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopCommands();
    // `exit` also ends the database server that a step may have started.
    process.exit(130);
  });
}

const results = await runSteps(lanes(root), wantedGroups(process.argv.slice(2)));
const { lines, ok } = summary(results, process.env['REQUIRE_ALL'] === '1');
for (const line of lines) console.log(line);
if (!ok) process.exitCode = 1;
