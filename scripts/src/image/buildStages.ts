import { cpSync, mkdirSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Instruction, Stage } from './parseDockerfile';
import { createRoot, runInSandbox } from './runInSandbox';

/** A built stage: its folder, and what its instructions set. */
export interface BuiltStage {
  root: string;
  directory: string;
  user: string;
  env: Record<string, string>;
  command: string;
  healthCheck: string;
}

interface BuildOptions {
  /** The folder with the project's files, as `docker build` gets them. */
  context: string;
  /** The folder of all stages. */
  folder: string;
  node: string;
  /** Variables of every `RUN`, which the image does not get. */
  env: Record<string, string>;
  report: (line: string) => void;
}

interface Build extends BuildOptions {
  /** The stages so far. */
  stages: Map<string, BuiltStage>;
}

const SETTINGS = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true } as const;

/** `COPY [--from=stage] source… target`: a target that ends in `/` is a folder for the sources. */
function copy(text: string, stage: BuiltStage, { context, stages }: Build) {
  const words = text.split(' ');
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const origin = from === undefined ? context : stages.get(from)?.root;
  if (origin === undefined) throw new Error(`There is no stage "${String(from)}".`);
  const places = words.filter((word) => !word.startsWith('--'));
  const target = places.pop() ?? '';
  const into = join(stage.root, posix.resolve(stage.directory, target));
  for (const source of places)
    cpSync(join(origin, source), target.endsWith('/') ? join(into, basename(source)) : into, SETTINGS);
}

async function runStep(text: string, stage: BuiltStage, { node, env }: Build): Promise<void> {
  const sandbox = { ...stage, node, env: { ...stage.env, ...env } };
  const { failed, all } = await runInSandbox(sandbox, ['sh', '-c', text]);
  if (failed) throw new Error(`RUN ${text}\n${all}`);
}

function setVariable(text: string, { env }: BuiltStage): void {
  const [, name = '', value = ''] = /^([A-Z_0-9]+)=(\S*)$/.exec(text) ?? [];
  if (name === '') throw new Error(`Not a variable: ENV ${text}`);
  env[name] = value;
}

async function perform({ word, text }: Instruction, stage: BuiltStage, build: Build): Promise<void> {
  if (word === 'WORKDIR') {
    stage.directory = text;
    mkdirSync(join(stage.root, text), { recursive: true });
  }
  if (word === 'COPY') copy(text, stage, build);
  if (word === 'RUN') await runStep(text, stage, build);
  if (word === 'ENV') setVariable(text, stage);
  if (word === 'USER') stage.user = text;
  if (word === 'CMD') stage.command = text;
  if (word === 'HEALTHCHECK') stage.healthCheck = text;
}

/** Starts a stage as a copy of the stage that it names, or empty for an image. */
async function startStage({ name, from }: Stage, { folder, stages }: Build) {
  const root = join(folder, name);
  const base = stages.get(from);
  if (base !== undefined) cpSync(base.root, root, SETTINGS);
  await createRoot(root);
  const start = base ?? { directory: '/', user: '0:0', env: {}, command: '', healthCheck: '' };
  return { ...start, root, env: { ...start.env } };
}

/**
 * Performs every instruction of the stages in order, and reports each with its seconds.
 * @throws with the output of a step that fails
 */
export async function buildStages(planned: readonly Stage[], options: BuildOptions): Promise<BuiltStage> {
  const stages = new Map<string, BuiltStage>();
  const build = { ...options, stages };
  for (const plan of planned) {
    const stage = await startStage(plan, build);
    for (const instruction of plan.instructions) {
      const started = performance.now();
      await perform(instruction, stage, build);
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      build.report(`  ${plan.name}: ${instruction.word} ${instruction.text.slice(0, 80)}  ${seconds} s`);
    }
    stages.set(plan.name, stage);
  }
  const last = [...stages.values()].at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  return last;
}
