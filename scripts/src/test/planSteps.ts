import { dependsOnEngine } from './dependsOnEngine';
import { installNextNode } from './installNextNode';
import type { Selection } from './selectTests';
import type { Step } from './Step';
import {
  createNodeStep,
  inOrder,
  onPostgres,
  createBrowserStep,
  createToolStep,
  createJestStep,
} from './steps';

export interface Plan {
  /** Run beside each other: the longest first, so that the short ones fill the end. */
  together: Step[];
  /** Run afterwards, because browser tests depend on timing. */
  alone: Step[];
}

const withBrowserTests = [
  'shell',
  'mf-auth',
  'mf-discovery',
  'mf-quiz',
  'mf-teams',
  'mf-host-console',
] as const;
const withUnits = ['shared-contracts', ...withBrowserTests] as const;
const all = [...withUnits, 'api', 'scripts'] as const;

const includeIf = (isWanted: boolean, ...steps: Step[]): Step[] => (isWanted ? steps : []);

// Several checkers would each read the same declarations again, which takes half as much processor time more.
const tsc = ['node_modules/typescript-7/bin/tsc', '-b', '--checkers', '1', '--builders', '2'];
const api = { folder: 'api/src' };

const apiOnPostgres = onPostgres((url) =>
  createNodeStep('API on PostgreSQL', { ...api, env: { TEST_DATABASE_URL: url } }),
);
const apiEmbedded = createNodeStep('API on the embedded engine', {
  ...api,
  includes: dependsOnEngine,
  // Races run on PostgreSQL only; many of these tests wait for processes and mails.
  concurrency: 2,
  ranElsewhere: /needs PostgreSQL/,
});

const build = createToolStep('build', ['scripts/start.mjs', '--build-only']);
const seed = createToolStep('demonstration', ['--import', 'tsx', 'shell/e2e/seed.ts']);
/** Tells Playwright that the step above has run. */
const seeded = { env: { E2E_SEEDED: '1' } };

const browserTestsOnTwoInstances = onPostgres((url) =>
  createBrowserStep('browser tests on two instances', withBrowserTests, { env: { E2E_DATABASE_URL: url } }),
);

const next = { findNode: installNextNode };
const quickOnNextNode = [
  createToolStep('types on the next Node', [...tsc, '--force', ...all], next),
  createJestStep('units on the next Node', withUnits, next),
];
const browserTestOnNextNode = createBrowserStep('a browser test on the next Node', ['shell'], {
  ...next,
  ...seeded,
  title: 'signs up, registers',
});

const createLintSteps = (folders: readonly string[]): Step[] => [
  createToolStep('lint', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...folders]),
  createToolStep('checks of the project', ['--import', 'tsx', 'scripts/src/checks/main.ts']),
];

const prettier = ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn'];
const cache = ['--cache', '--cache-location=.cache/prettier'];

const createFormatStep = (folders: readonly string[]): Step =>
  createToolStep('format', [...prettier, ...cache, ...folders]);

/** Plans the steps of a selection. */
export function planSteps({ has, pick, isNamed }: Selection): Plan {
  const linted = pick('lint', all);
  const typed = pick('types', all);
  const tested = pick('units', withUnits);
  const browserPackages = pick('e2e', withUnits);
  const needsBuild = browserPackages.length > 0 || isNamed('two-instances') || isNamed('next-node');
  return {
    together: [
      ...includeIf(linted.length > 0, ...createLintSteps(linted.length === all.length ? ['.'] : linted)),
      ...includeIf(has('api'), apiOnPostgres),
      ...includeIf(tested.length > 0, createJestStep('units and screens', tested)),
      ...includeIf(has('scripts'), createNodeStep('scripts', { folder: 'scripts/src', concurrency: 2 })),
      ...includeIf(has('api'), apiEmbedded),
      ...includeIf(isNamed('next-node'), ...quickOnNextNode),
      ...includeIf(linted.length > 0, createFormatStep(linted.length === all.length ? ['.'] : linted)),
      ...includeIf(typed.length > 0, createToolStep('types', [...tsc, ...typed])),
      ...includeIf(needsBuild, inOrder(build, seed)),
    ],
    alone: [
      ...includeIf(browserPackages.length > 0, createBrowserStep('browser tests', browserPackages, seeded)),
      ...includeIf(isNamed('two-instances'), browserTestsOnTwoInstances),
      ...includeIf(isNamed('next-node'), browserTestOnNextNode),
    ],
  };
}
