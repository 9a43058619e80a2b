import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { events } from '@marquee/shared-contracts';
import { execa } from 'execa';
import { seedCrowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { startMailServer } from '../../../api/src/testing/startMailServer';
import { startS3Server } from '../../../api/src/testing/startS3Server';
import { createCountFigure, type Figure } from '../bench/Figure';
import { startCluster } from '../postgres/startCluster';
import { installNextNode } from '../test/installNextNode';
import { buildStages, type BuiltStage } from './buildStages';
import { measureFolder } from './measureFolder';
import { parseDockerfile } from './parseDockerfile';
import { type Image, type ImageInstance, runImageCommand, startImageInstance } from './runProduct';
import { startProxy } from './startProxy';
import { tryProxy } from './tryProxy';

const S3_SECRET = 'the key of the bucket';
const STOP_MS = 10_000;

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

const createStateFigure = (name: string, value: unknown, target: unknown): Figure => ({
  name,
  value: String(value),
  target: String(target),
  isMet: value === target,
});

async function checkInstance(instance: ImageInstance): Promise<Figure[]> {
  const get = async (path: string) => (await fetch(`http://${instance.host}${path}`)).status;
  const write = await instance.run(['sh', '-c', 'id -u; touch /app/x /etc/x /x 2>/dev/null || echo refused']);
  return [
    createStateFigure('instance: /readyz', await get('/readyz'), 200),
    createStateFigure('instance: /', await get('/'), 200),
    createStateFigure('instance: public list', await get(events.events.path), 200),
    createStateFigure('instance: exit code of the health check', await instance.runHealthCheck(), 0),
    createStateFigure('instance: user, and writes outside /data and /tmp', write.printed, '1000\nrefused'),
    createCountFigure('instance: ms until ready', Math.round(instance.startMs), 15_000),
  ];
}

async function stopInstance(instance: ImageInstance): Promise<Figure[]> {
  const started = performance.now();
  const exitCode = await instance.stop();
  return [
    createStateFigure('instance: exit code after SIGTERM', exitCode, 0),
    createCountFigure('instance: ms until stopped', Math.round(performance.now() - started), STOP_MS),
    createStateFigure('health check without instance', await instance.runHealthCheck(), 1),
  ];
}

/** A script of the shell's release, by its address. */
function findReleaseFile({ root, directory }: BuiltStage): string {
  const shell = join(root, directory, '.store/shell');
  const [version = ''] = readdirSync(shell);
  const file = readdirSync(join(shell, version)).find((name) => name.endsWith('.js'));
  return `/shell/${version}/${String(file)}`;
}

/** Runs the image on a real PostgreSQL, a bucket and a mail server, behind nginx where it is installed. */
async function runImage(root: string, folder: string, image: Omit<Image, 'settings'>): Promise<Figure[]> {
  const cluster = await startCluster();
  const [mails, bucket] = [await startMailServer(), await startS3Server(S3_SECRET)];
  const settings = {
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    DATABASE_URL: cluster.url,
    MAIL_URL: mails.url,
    SECRET: 'a secret that the instances of the drill share',
    S3_URL: `${bucket.url}/bucket`,
    S3_ACCESS_KEY_ID: 'drill',
    S3_SECRET_ACCESS_KEY: S3_SECRET,
  };
  const running: { stop: () => Promise<unknown> }[] = [];
  try {
    const migration = await runImageCommand({ ...image, settings }, 'migration', [
      'node',
      '.cache/api/admin.mjs',
      'migrate',
    ]);
    const database = openServer(cluster.url);
    const {
      tokens: [token = ''],
    } = await seedCrowd(database, { people: 1, events: 30 });
    await database.destroy();
    const first = await startImageInstance({ ...image, settings }, 'first');
    running.push(first);
    const second = await startImageInstance({ ...image, settings }, 'second');
    running.push(second);
    const figures = [
      createStateFigure('migration: output', migration.printed, 'The schema of the database is up to date.'),
      ...(await checkInstance(first)),
    ];
    if ((await execa('nginx', ['-v'], { reject: false })).failed) {
      figures.push({ name: 'nginx: not installed (apt-get install nginx)', value: 'skipped' });
    } else {
      const user = Number(image.stage.user.split(':')[0]);
      const proxy = await startProxy(root, {
        folder: join(folder, 'proxy'),
        instances: [first.host, second.host],
        user,
      });
      running.push(proxy);
      const releaseFile = findReleaseFile(image.stage);
      figures.push(...(await tryProxy(proxy, { releaseFile, token, instance: `http://${second.host}` })));
    }
    return [...figures, ...(await stopInstance(first))];
  } finally {
    for (const one of running.toReversed()) await one.stop();
    mails.close();
    await bucket.close();
    await cluster.stop();
  }
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
      ...(await runImage(root, folder, { stage, node })),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
