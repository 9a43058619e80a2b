import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { events } from '@marquee/shared-contracts';
import { execa } from 'execa';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { seedCrowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { startMailServer } from '../../../api/src/testing/startMailServer';
import { startS3Server } from '../../../api/src/testing/startS3Server';
import { createCountFigure, type Figure } from '../bench/Figure';
import { startCluster } from '../postgres/startCluster';
import type { BuiltStage } from './buildStages';
import { type Image, type ImageInstance, runImageCommand, startImageInstance } from './runProduct';
import { HttpsClient } from './HttpsClient';
import { type Proxy, startProxy } from './startProxy';
import { tryProxy } from './tryProxy';

const S3_SECRET = 'the key of the bucket';
const STOP_MS = 10_000;
const WRITE = 'id -u; touch /app/x /x 2>/dev/null || echo refused';

const createStateFigure = (name: string, value: unknown, target: unknown): Figure => ({
  name,
  value: String(value),
  target: String(target),
  isMet: value === target,
});

async function checkInstance(instance: ImageInstance): Promise<Figure[]> {
  const get = async (path: string) => (await fetch(`http://${instance.host}${path}`)).status;
  const { printed } = await instance.run(['sh', '-c', WRITE]);
  const write = printed.replace('\n', ' ');
  return [
    createStateFigure('instance: /readyz', await get('/readyz'), 200),
    createStateFigure('instance: /', await get('/'), 200),
    createStateFigure('instance: public list', await get(events.events.path), 200),
    createStateFigure('instance: exit code of the health check', await instance.runHealthCheck(), 0),
    createStateFigure('instance: user; a write outside /data and /tmp', write, '1000 refused'),
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

/** Settings of the drill's services; the rest is the image's. */
const createSettings = (services: { database: string; mails: string; bucket: string }) => ({
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://127.0.0.1',
  TRUST_PROXY: '127.0.0.1',
  DATABASE_URL: services.database,
  MAIL_URL: services.mails,
  SECRET: 'a secret that the instances of the drill share',
  S3_URL: `${services.bucket}/bucket`,
  S3_ACCESS_KEY_ID: 'drill',
  S3_SECRET_ACCESS_KEY: S3_SECRET,
});

const MIGRATION = ['node', '.cache/api/admin.mjs', 'migrate'];

/** Migrates by the operator's command, and saves events and a participant; returns the participant's session. */
async function migrateAndSeed(image: Image, url: string) {
  const { printed } = await runImageCommand(image, 'migration', MIGRATION);
  const database = openServer(url);
  const { tokens } = await seedCrowd(database, { people: 1, events: 30 });
  await database.destroy();
  const figure = createStateFigure('migration: output', printed, 'The schema of the database is up to date.');
  return { token: tokens[0] ?? '', figure };
}

interface Running {
  image: Image;
  instances: readonly [ImageInstance, ImageInstance];
  token: string;
}

/** Stops one instance, then the other, and reports what callers of the proxy get. */
async function tryOutage(
  { origin, certificate }: Proxy,
  [first, second]: Running['instances'],
): Promise<Figure[]> {
  const client = new HttpsClient(origin, certificate);
  try {
    const stopped = await stopInstance(first);
    const replies = [];
    while (replies.length < 20) replies.push((await client.request('/')).status);
    await second.stop();
    const { status, headers } = await client.request('/');
    const allFound = replies.every((reply) => reply === 200);
    return [
      ...stopped,
      createStateFigure('nginx: 20 documents with one instance', allFound ? 200 : replies.join(' '), 200),
      createStateFigure(
        'nginx: without instances, with Retry-After',
        `${status} ${headers['retry-after']}`,
        '503 2',
      ),
    ];
  } finally {
    client.close();
  }
}

/** Tries nginx in front of both instances, if it is installed, and stops the instances. */
async function tryWithProxy(
  root: string,
  folder: string,
  { image, instances, token }: Running,
): Promise<Figure[]> {
  if ((await execa('nginx', ['-v'], { reject: false })).failed)
    return [
      { name: 'nginx: not installed (apt-get install nginx)', value: 'skipped' },
      ...(await stopInstance(instances[0])),
    ];
  const user = Number(image.stage.user.split(':')[0]);
  const hosts = instances.map(({ host }) => host);
  const place = join(folder, 'proxy');
  mkdirSync(place);
  chownSync(place, user, user);
  const proxy = await startProxy(root, {
    folder: place,
    instances: hosts,
    account: { uid: user, gid: user },
  });
  try {
    const instance = `http://${instances[1].host}`;
    const figures = await tryProxy(proxy, { releaseFile: findReleaseFile(image.stage), token, instance });
    return [...figures, ...(await tryOutage(proxy, instances))];
  } finally {
    await proxy.stop();
  }
}

/** Runs two instances of the image on a real PostgreSQL, a bucket and a mail server. */
export async function runImage(
  root: string,
  folder: string,
  built: Omit<Image, 'settings'>,
): Promise<Figure[]> {
  const cluster = await startCluster();
  const [mails, bucket] = [await startMailServer(), await startS3Server(S3_SECRET)];
  const settings = createSettings({ database: cluster.url, mails: mails.url, bucket: bucket.url });
  const image = { ...built, settings };
  const started: ImageInstance[] = [];
  const start = async (name: string) => {
    const instance = await startImageInstance(image, name);
    started.push(instance);
    return instance;
  };
  try {
    const { token, figure } = await migrateAndSeed(image, cluster.url);
    const instances = [await start('first'), await start('second')] as const;
    const checked = await checkInstance(instances[0]);
    return [figure, ...checked, ...(await tryWithProxy(root, folder, { image, instances, token }))];
  } finally {
    for (const instance of started) await instance.stop();
    mails.close();
    await bucket.close();
    await cluster.stop();
  }
}
