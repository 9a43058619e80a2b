import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectAt } from '../checks/Project';
import { compileApi } from '../compile/compileApi';
import { compileTests } from '../compile/compileTests';
import { runCommand } from './runCommand';
import type { Group, Outcome, Step } from './Step';

/** A file that runs longer than ten minutes hangs, for example at an open connection; it is ended and named. */
const FILE_DEADLINE = 10 * 60_000;

interface NodeTests {
  group: Group;
  name: string;
  /** The tests are all `*.test.ts` below, or this one file. */
  folder: string;
  env?: Record<string, string>;
  /** Whether the files are compiled first, and the API's programs that they start. */
  compiled?: boolean;
  /** The reason of a test that is left out here because another step runs it. */
  elsewhere?: RegExp;
}

const countOf = (tap: string, name: string): number =>
  Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);

/** Reads the TAP report of node:test: its counts stand at the end, each skip on a line of its own. */
export function outcomeOfTap(tap: string, output: string): Outcome {
  const left = [...tap.matchAll(/^\s*ok \d+ - (.*) # (?:SKIP|TODO) ?(.*)$/gm)];
  return {
    passed: countOf(tap, 'pass'),
    failed: countOf(tap, 'fail') + countOf(tap, 'cancelled'),
    skipped: left.map(([, name = '', reason = '']) => `${name}: ${reason || 'left out in its file'}`),
    output,
  };
}

export const without = (outcome: Outcome, elsewhere: RegExp | undefined): Outcome => ({
  ...outcome,
  skipped: outcome.skipped.filter((reason) => elsewhere?.test(reason) !== true),
});

export function testFiles(root: string, folder: string): string[] {
  const { paths } = projectAt(root);
  return paths.filter(
    (path) => path.endsWith('.test.ts') && (path === folder || path.startsWith(`${folder}/`)),
  );
}

export function nodeTestStep(
  root: string,
  { group, name, folder, env, compiled = false, elsewhere }: NodeTests,
): Step {
  return {
    group,
    name,
    run: async () => {
      const files = testFiles(root, folder);
      if (files.length === 0) return { passed: 0, failed: 0, skipped: [], output: `No tests in ${folder}.` };
      const reports = join(root, '.cache', 'test-run');
      const tap = join(reports, `${name.replace(/\W+/g, '-')}.tap`);
      mkdirSync(reports, { recursive: true });
      rmSync(tap, { force: true });
      const flags = [
        ...(compiled ? ['--enable-source-maps'] : ['--import', 'tsx']),
        '--test',
        `--test-timeout=${String(FILE_DEADLINE)}`,
        '--test-concurrency=1',
        '--test-reporter=spec',
        '--test-reporter-destination=stdout',
        '--test-reporter=tap',
        `--test-reporter-destination=${tap}`,
      ];
      const programs = `${tap}.programs`;
      const given = compiled ? await compileTests(root, files, `${tap}.files`) : files;
      if (compiled) await compileApi(root, programs);
      const { code, output } = await runCommand(root, [...flags, ...given], {
        env: { ...env, ...(compiled && { API_PROGRAMS: programs }) },
      });
      const outcome = without(
        outcomeOfTap(existsSync(tap) ? readFileSync(tap, 'utf8') : '', output),
        elsewhere,
      );
      return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
    },
  };
}
