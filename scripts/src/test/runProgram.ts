import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { execa } from 'execa';
import type { TestResult } from './Step';

export const root = resolve(import.meta.dirname, '../../..');

/** Where tests record starts of products, servers, databases and clusters: a line `<kind> <seconds>` for each. */
export const STARTS_LOG = join(root, '.cache/test-run/starts.log');

interface Program {
  name: string;
  /** Arguments of Node. */
  parts: readonly string[];
  env?: Record<string, string>;
  /** The Node to run on; this process's own by default. */
  node?: string;
  /** A report that the program writes, and its reader. */
  report?: { file: string; read: (text: string) => TestResult[] };
}

/** Ends a program that hangs, on a busy machine too. */
const DEADLINE_MILLISECONDS = 30 * 60_000;

/** Runs a test program. It counts as one test unless it writes a report, and as failed when it reports no test. */
export async function runProgram({ name, parts, env = {}, node = process.execPath, report }: Program) {
  if (report !== undefined) {
    mkdirSync(dirname(report.file), { recursive: true });
    rmSync(report.file, { force: true });
  }
  const { exitCode, all, message, durationMs } = await execa(node, parts, {
    cwd: root,
    env: { ...env, STARTS_LOG, FORCE_COLOR: '0', NO_COLOR: '1', npm_config_update_notifier: 'false' },
    stdin: 'ignore',
    all: true,
    reject: false,
    timeout: DEADLINE_MILLISECONDS,
  });
  // A program that could not start has no output, only a message.
  const output = all || (message ?? '');
  const whole: TestResult = {
    title: name,
    seconds: durationMs / 1000,
    status: exitCode === 0 ? 'passed' : 'failed',
  };
  if (report === undefined) return { results: [whole], output };
  const tests = existsSync(report.file) ? report.read(readFileSync(report.file, 'utf8')) : [];
  const isExplained = tests.some(({ status }) => status === 'failed') || (exitCode === 0 && tests.length > 0);
  return { results: isExplained ? tests : [...tests, { ...whole, status: 'failed' as const }], output };
}
