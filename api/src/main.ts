import { join, resolve } from 'node:path';
import { buildApp } from './app';
import { logError, reportBackgroundError } from './background/backgroundErrors';
import { guardProcess } from './background/guardProcess';
import { type Clock, systemClock } from './clock';
import type { Database } from './database/Database';
import { inTurn } from './database/inTurn';
import { openEngine } from './database/openEngine';
import { waitForDatabase } from './database/waitForDatabase';
import { joinDeployment, type Membership } from './deployment/joinDeployment';
import { describeError } from './describeError';
import { followBucket } from './documents/followBucket';
import { listenWhileStarting } from './http/listenWhileStarting';
import { logger } from './http/logger';
import { ServerBus } from './live/ServerBus';
import { openMail } from './mail/openMail';
import { loadEnvironmentFile } from './settings/loadEnvironmentFile';
import { secretFile } from './secretFile';
import { seed } from './seed/seed';
import { readSettings, type Settings } from './settings';
import { startChores } from './startChores';
import { directoryStorage } from './storage/directoryStorage';
import { s3Storage } from './storage/s3Storage';
import type { Storage } from './storage/Storage';
import { whyNotStarted } from './whyNotStarted';

/** Whatever hangs, the process is gone this long after it was asked to stop. */
const STOP_DEADLINE_MS = 8_000;

/** The embedded engine has one instance only. */
const openBus = async ({ databaseUrl: url }: Settings, database: Database, clock: Clock) =>
  url === undefined ? undefined : new ServerBus({ database, url, clock }).open();

const storageOf = ({ bucket, dataDirectory }: Settings): Storage =>
  bucket === undefined ? directoryStorage(join(dataDirectory, 'files')) : s3Storage(bucket);

interface Running {
  /** The port that was asked for, or with 0 the one that the system gave. */
  port: string;
  stop: () => Promise<void>;
}

/** Keeps the own copy of the releases as their bucket is, where there is one. */
async function followReleases({ storeBucket, storeDirectory }: Settings): Promise<() => void> {
  if (storeBucket === undefined) return () => undefined;
  const followed = { bucket: s3Storage(storeBucket), directory: resolve(storeDirectory) };
  return followBucket(followed, (error) => reportBackgroundError('follow releases', error));
}

/** Joins the other instances and seeds the database; on a server in turn with instances that start too. */
async function prepare(settings: Settings, database: Database, clock: Clock): Promise<Membership> {
  const deployment = await joinDeployment(settings);
  const work = async (): Promise<void> => {
    if (settings.seed && (await seed(database, clock)))
      console.log('The empty database was filled with demonstration data.');
  };
  await (settings.databaseUrl === undefined ? work() : inTurn(database, work));
  return deployment;
}

/**
 * Opens the database, and waits for a server that is away: until it is there, the port answers that this instance is
 * not ready. Returns the port to listen on, which the system may have given.
 */
async function openWaiting(settings: Settings): Promise<{ database: Database; port: number }> {
  const { host, port, trustProxy } = settings;
  let listening: Awaited<ReturnType<typeof listenWhileStarting>> | undefined;
  const database = await waitForDatabase(() => openEngine(settings), {
    seconds: settings.database.waitSeconds,
    onWait: async (error) => {
      logError('waiting for the database', describeError(error));
      listening = await listenWhileStarting({ logger, trustProxy }, { host, port });
    },
  });
  await listening?.close();
  return { database, port: listening?.port ?? port };
}

async function start(settings: Settings, clock: Clock = systemClock): Promise<Running> {
  const { database, port } = await openWaiting(settings);
  const deployment = await prepare(settings, database, clock);
  const secret = settings.secret ?? (await secretFile(settings.dataDirectory));
  const { stop: stopMail, ...mail } = openMail({ database, clock, secret }, settings);
  const bus = await openBus(settings, database, clock);
  const stopFollowing = await followReleases(settings);
  const app = await buildApp({
    database,
    clock,
    storage: storageOf(settings),
    ...mail,
    secret,
    codes: settings.codes,
    rates: settings.rates,
    publicUrl: settings.publicUrl,
    metricsReaders: settings.metricsReaders,
    operatorToken: settings.operatorToken,
    rewardsADay: settings.rewardsADay,
    mailbox: !settings.production && settings.mailUrl === undefined,
    storeDirectory: resolve(settings.storeDirectory),
    pages: { overrides: settings.overrideOrigins, drills: !settings.production },
    http: { logger, trustProxy: settings.trustProxy },
    ...(bus !== undefined && { bus }),
  });
  const chores = await startChores(app);
  const address = await app.http.listen({ host: settings.host, port });
  const stop = async (): Promise<void> => {
    stopFollowing();
    await chores.stop();
    await app.http.close();
    await bus?.close();
    await stopMail();
    await deployment.leave();
    await database.destroy();
  };
  return { port: new URL(address).port, stop };
}

function stopOnSignal({ stop }: Running): void {
  const end = (): void => {
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

function announce({ port }: Running, { databaseUrl }: Settings): void {
  console.log(`Marquee is ready: http://localhost:${port}`);
  if (databaseUrl === undefined)
    console.log(
      'The embedded database survives a crash of the process but not a power cut; set DATABASE_URL for a server.',
    );
}

guardProcess();
try {
  loadEnvironmentFile();
  const settings = readSettings(process.env);
  const running = await start(settings);
  stopOnSignal(running);
  announce(running, settings);
} catch (error) {
  console.error(whyNotStarted(error));
  process.exit(1);
}
