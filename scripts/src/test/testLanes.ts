import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandStep } from './commandStep';
import { jestStep } from './jestStep';
import { nodeTestStep } from './nodeTestStep';
import { postgresStep } from './postgresStep';
import type { Group, Step } from './Step';
import { storiesStep, twoInstancesStep } from './storiesStep';

const PACKAGES = 'node_modules';

export interface TestLanes {
  /** Two lanes side by side, one for each core; the quick answers first. */
  together: Step[][];
  /** Afterwards, without the suites beside them: a busy machine makes a browser's timing a lottery. */
  alone: Step[];
}

const typesOf = (root: string): string[] => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  return [`${PACKAGES}/typescript/bin/tsc`, '-b', ...workspaces];
};
const format = [`${PACKAGES}/prettier/bin/prettier.cjs`, '--check', '.', '--log-level', 'warn'];

/** All steps of `npm test`, in their order. */
export function testLanes(root: string): TestLanes {
  const command = (group: Group, name: string, parts: string[]) => commandStep(root, { group, name, parts });
  return {
    together: [
      [
        command('lint', 'lint', [`${PACKAGES}/oxlint/bin/oxlint`, '--deny-warnings']),
        command('checks', 'layout checks', ['--import', 'tsx', 'scripts/src/checks/main.ts']),
        command('types', 'types', typesOf(root)),
        command('lint', 'format', format),
        jestStep(root),
        postgresStep(root),
      ],
      [
        nodeTestStep(root, { group: 'scripts', name: 'scripts', folder: 'scripts/src' }),
        nodeTestStep(root, {
          group: 'api',
          name: 'API on the embedded engine',
          folder: 'api/src',
          compiled: true,
          // The step on PostgreSQL runs these, or says itself that it could not.
          elsewhere: /needs PostgreSQL/,
        }),
      ],
    ],
    alone: [
      command('e2e', 'build', ['scripts/start.mjs', '--build-only']),
      storiesStep(root),
      twoInstancesStep(root),
    ],
  };
}
