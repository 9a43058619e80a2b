import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import type { Figure } from '../bench/Figure';
import { renderOverlays } from '../deploy/renderOverlays';
import { installNextNode } from '../test/installNextNode';
import { buildStages, type BuiltStage } from './buildStages';
import { measureFolder } from './measureFolder';
import { parseDockerfile } from './parseDockerfile';
import { runImage } from './runImage';

/** This machine's way to the npm registry: another Node reads another global configuration. */
async function readRegistrySettings(): Promise<Record<string, string>> {
  const read = async (name: string) => (await execa('npm', ['config', 'get', name])).stdout.trim();
  const [registry, cafile] = await Promise.all(['registry', 'cafile'].map(read));
  return {
    ...(registry && { npm_config_registry: registry }),
    ...(cafile && cafile !== 'null' && { npm_config_cafile: cafile }),
  };
}

/** Copies the project's files without installed packages and build output, as `Dockerfile.dockerignore` leaves them out. */
async function copyContext(root: string, folder: string): Promise<void> {
  const { stdout } = await execa('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of stdout.split('\n').filter((file) => existsSync(join(root, file)))) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    copyFileSync(join(root, path), join(folder, path));
  }
}

const toMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

function listSizes({ root, directory }: BuiltStage): Figure[] {
  const application = join(root, directory);
  const size = (folder: string) => toMegabytes(measureFolder(join(application, folder)));
  return [
    { name: 'image: sum of its files without Node and system', value: size('') },
    { name: 'image: packages', value: size('node_modules') },
    { name: 'image: releases of shell and remotes', value: size('.store') },
    { name: 'image: API', value: size('.cache/api') },
  ];
}

/** The Node of the image, or this process's where it cannot be installed. */
async function findNode(root: string): Promise<string> {
  try {
    return await installNextNode(root);
  } catch (reason) {
    const cause = reason instanceof Error ? reason.message.split('\n')[0] : String(reason);
    console.log(
      `The Node of the image cannot be installed (${cause}); the drill runs on ${process.version}.`,
    );
    return process.execPath;
  }
}

/**
 * Runs every instruction of `deploy/Dockerfile` in an empty folder, and then the result.
 * @throws if this process is not root, which mounts and other users need, or with the output of a failed step
 */
export async function runDrill(root: string): Promise<Figure[]> {
  if (process.getuid?.() !== 0)
    throw new Error('The drill mounts folders and changes users: run it as root.');
  const folder = mkdtempSync(join(tmpdir(), 'marquee-image-'));
  // The image's user enters it.
  chmodSync(folder, 0o755);
  try {
    const node = await findNode(root);
    const context = join(folder, 'context');
    await copyContext(root, context);
    const planned = parseDockerfile(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
    const env = await readRegistrySettings();
    const stage = await buildStages(planned, { context, folder, node, env, report: console.log });
    const version = await execa(node, ['--version']);
    return [
      { name: 'image: Node', value: version.stdout },
      ...listSizes(stage),
      ...(await renderOverlays(root)),
      ...(await runImage(root, folder, { stage, node })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
