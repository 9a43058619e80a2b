import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startProcess } from '../../../api/src/testing/startProcess';
import { findFreePort } from '../postgres/findFreePort';
import type { BuiltStage } from './buildStages';
import { parseExecForm, parseHealthCheck } from './parseDockerfile';
import { enterSandbox, runInSandbox, type SandboxOptions } from './runInSandbox';

/** The image's files, and what runs them. */
export interface Image {
  stage: BuiltStage;
  node: string;
  /** Settings of every instance. */
  settings: Record<string, string>;
}

/** An instance of the image, as its user, with all files but `/data` and `/tmp` read-only. */
export interface ImageInstance {
  /** `host:port`. */
  host: string;
  startMs: number;
  /** Runs another command beside it, in the same sandbox. */
  run: (command: readonly string[]) => Promise<{ exitCode: number | undefined; printed: string }>;
  runHealthCheck: () => Promise<number | undefined>;
  stop: () => Promise<number | null>;
}

function createSandbox({ stage, node, settings }: Image, name: string, port: number): SandboxOptions {
  const data = join(stage.root, '..', `data-${name}`);
  mkdirSync(data);
  const user = Number(stage.user.split(':')[0]);
  chownSync(data, user, user);
  const env = { ...stage.env, ...settings, PORT: String(port) };
  return { ...stage, env, node, data, isReadOnly: true };
}

/** Runs one command of the image to its end, such as a migration. */
export async function runImageCommand(image: Image, name: string, command: readonly string[]) {
  const { exitCode, all } = await runInSandbox(createSandbox(image, name, 0), command);
  return { exitCode, printed: all };
}

/**
 * Starts an instance by the image's own command.
 * @throws with its output if it ends before it is ready
 */
export async function startImageInstance(image: Image, name: string): Promise<ImageInstance> {
  const port = await findFreePort();
  const sandbox = createSandbox(image, name, port);
  const { command, options } = enterSandbox(sandbox, parseExecForm(image.stage.command));
  const started = performance.now();
  const running = startProcess(command, { ...options, readyPattern: /^Marquee is ready: /m });
  await running.ready;
  const run = async (words: readonly string[]) => {
    const { exitCode, all } = await runInSandbox(sandbox, words);
    return { exitCode, printed: all };
  };
  return {
    host: `127.0.0.1:${port}`,
    startMs: performance.now() - started,
    run,
    runHealthCheck: async () => (await run(parseHealthCheck(image.stage.healthCheck))).exitCode,
    stop: () => running.stop('SIGTERM'),
  };
}
