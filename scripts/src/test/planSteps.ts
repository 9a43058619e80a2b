import { dependsOnEngine } from './dependsOnEngine';
import { installNextNode } from './installNextNode';
import type { Selection } from './selectTests';
import type { Step } from './Step';
import { nodeTests, onPostgres, stories, tool, units } from './steps';

export interface Plan {
  /** Run beside each other: the quick ones first, then the longest first. */
  together: Step[];
  /** Run afterwards, because a busy machine makes a browser's timing a lottery. */
  alone: Step[];
}

const withStories = ['shell', 'mf-auth', 'mf-discovery', 'mf-quiz', 'mf-teams', 'mf-host-console'] as const;
const withUnits = ['shared-contracts', ...withStories] as const;
const all = [...withUnits, 'api', 'scripts'] as const;

const when = (isWanted: boolean, ...steps: Step[]): Step[] => (isWanted ? steps : []);

const tsc = ['node_modules/typescript/bin/tsc', '-b'];
const api = { folder: 'api/src', isCompiled: true };

const apiOnPostgres = onPostgres((url) =>
  nodeTests('API on PostgreSQL', { ...api, env: { TEST_DATABASE_URL: url } }),
);
const apiEmbedded = nodeTests('API on the embedded engine', {
  ...api,
  includes: dependsOnEngine,
  ranElsewhere: /needs PostgreSQL/,
});

const storiesOnTwoInstances = onPostgres((url) =>
  stories('stories on two instances', withStories, { env: { STORIES_DATABASE_URL: url } }),
);

const next = { findNode: installNextNode };
const quickOnNextNode = [
  tool('types on the next Node', [...tsc, '--force', ...all], next),
  units('units on the next Node', withUnits, next),
];
const storyOnNextNode = stories('a story on the next Node', ['shell'], {
  ...next,
  title: 'signs up, registers',
});

const cache = ['--cache', '--cache-location=.cache/prettier'];

const lint = (folders: readonly string[]): Step[] => [
  tool('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders]),
  tool('format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    ...cache,
    ...folders,
  ]),
  tool('checks of the project', ['--import', 'tsx', 'scripts/src/checks/main.ts']),
];

/** Plans the steps of a selection. */
export function planSteps({ has, pick, isNamed }: Selection): Plan {
  const linted = pick('lint', all);
  const typed = pick('types', all);
  const tested = pick('units', withUnits);
  const told = pick('stories', withStories);
  const needsBuild = told.length > 0 || isNamed('two-instances') || isNamed('next-node');
  return {
    together: [
      ...when(linted.length > 0, ...lint(linted.length === all.length ? ['.'] : linted)),
      ...when(typed.length > 0, tool('types', [...tsc, ...typed])),
      ...when(has('api'), apiOnPostgres),
      ...when(tested.length > 0, units('units and screens', tested)),
      ...when(has('scripts'), nodeTests('scripts', { folder: 'scripts/src' })),
      ...when(has('api'), apiEmbedded),
      ...when(isNamed('next-node'), ...quickOnNextNode),
    ],
    alone: [
      ...when(needsBuild, tool('build', ['scripts/start.mjs', '--build-only'])),
      ...when(told.length > 0, stories('browser stories', told)),
      ...when(isNamed('two-instances'), storiesOnTwoInstances),
      ...when(isNamed('next-node'), storyOnNextNode),
    ],
  };
}
