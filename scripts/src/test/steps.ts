import { join } from 'node:path';
import { findChromium } from '../browser/findChromium';
import { projectAt } from '../checks/Project';
import { compileApi } from '../compile/compileApi';
import { compileTests } from '../compile/compileTests';
import { findPostgres } from '../postgres/findPostgres';
import { startCluster } from '../postgres/startCluster';
import { readJestReport, readNodeReport, readPlaywrightReport } from './readReports';
import { root, runProgram } from './runProgram';
import { skipStep, type Step } from './Step';

interface Options {
  env?: Record<string, string>;
  /** Finds another Node to run on. */
  findNode?: (root: string) => Promise<string>;
}

const findReport = (name: string) => join(root, '.cache/test-run', name.replace(/\W+/g, '-'));

const findProgram = async ({ findNode }: Options) =>
  findNode === undefined ? {} : { node: await findNode(root) };

/** A tool that passes or fails as a whole. */
export const createToolStep = (name: string, parts: readonly string[], options: Options = {}): Step => ({
  name,
  run: async () => runProgram({ name, parts, ...(await findProgram(options)) }),
});

/** Units and screens of packages, by the names of Jest's projects. */
export function createJestStep(name: string, projects: readonly string[], options: Options = {}): Step {
  const file = `${findReport(name)}.json`;
  const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--json', `--outputFile=${file}`];
  const parts = [...jest, '--selectProjects', ...projects];
  const report = { file, read: readJestReport };
  return { name, run: async () => runProgram({ name, parts, report, ...(await findProgram(options)) }) };
}

/** Browser tests of packages, by their folders in `shell/e2e`. `title` selects some. */
export function createBrowserStep(
  name: string,
  packages: readonly string[],
  { title = '', env = {}, ...options }: Options & { title?: string } = {},
): Step {
  const reports = join(root, '.cache/e2e', name.replace(/\W+/g, '-'));
  const report = { file: join(reports, 'report.json'), read: readPlaywrightReport };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'shell/playwright.config.ts'];
  const parts = [...playwright, '-g', title, ...packages.map((folder) => `/e2e/${folder}/`)];
  const run = async () =>
    runProgram({
      name,
      parts,
      env: { ...env, E2E_REPORTS: reports },
      report,
      ...(await findProgram(options)),
    });
  try {
    findChromium();
    return { name, run };
  } catch (reason) {
    return skipStep({ name, run }, (reason as Error).message);
  }
}

interface NodeTests {
  folder: string;
  /** Leaves files out. */
  includes?: (file: string) => boolean;
  /** Programs beside each other; one by default, because races need the machine. */
  concurrency?: number;
  env?: Record<string, string>;
  /** The reason of tests that are skipped here because another step runs them. */
  ranElsewhere?: RegExp;
}

/** Tests of node:test below a folder, compiled together, because loading each alone takes longer than its tests. */
export function createNodeStep(name: string, tests: NodeTests): Step {
  const { folder, includes = () => true, concurrency = 1, env = {}, ranElsewhere } = tests;
  const file = `${findReport(name)}.jsonl`;
  const programs = `${file}.programs`;
  const isTest = (path: string) => path.startsWith(`${folder}/`) && path.endsWith('.test.ts');
  const read = (text: string) =>
    readNodeReport(text).filter(({ reason = '' }) => ranElsewhere?.test(reason) !== true);
  const run = async () => {
    const files = projectAt(root).paths.filter((path) => isTest(path) && includes(path));
    await compileApi(root, programs);
    const parts = [
      '--import=tsx',
      '--enable-source-maps',
      // node:test tracks every promise, and a larger young generation collects them in a seventh less processor time.
      '--max-semi-space-size=64',
      // Optimizing the embedded engine takes longer than its queries.
      '--liftoff-only',
      '--test',
      '--test-timeout=600000',
      `--test-concurrency=${concurrency}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      `--test-reporter=${join(root, 'scripts/src/test/nodeReporter.mjs')}`,
      `--test-reporter-destination=${file}`,
      ...(await compileTests(root, files, `${file}.files`)),
    ];
    return runProgram({ name, parts, env: { ...env, API_PROGRAMS: programs }, report: { file, read } });
  };
  return { name, run };
}

/** One step after the other, which needs it. */
export const inOrder = (first: Step, second: Step): Step => ({
  name: `${first.name}, ${second.name}`,
  run: async () => {
    const before = await first.run();
    if (before.results.some(({ status }) => status === 'failed')) return before;
    const after = await second.run();
    return { results: [...before.results, ...after.results], output: `${before.output}${after.output}` };
  },
});

/** A step that gets the address of a temporary PostgreSQL. */
export function onPostgres(create: (url: string) => Step): Step {
  const { name, run } = create('');
  const programs = findPostgres();
  if (programs === undefined)
    return skipStep({ name, run }, 'no PostgreSQL on this machine (apt-get install postgresql)');
  const runWithServer = async () => {
    const cluster = await startCluster(programs);
    try {
      return await create(cluster.url).run();
    } finally {
      await cluster.stop();
    }
  };
  return { name, run: runWithServer };
}
