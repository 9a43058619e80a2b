import { join, resolve } from 'node:path';
import { Bucket } from '@marquee/scripts/bucket';
import { buildApp } from './app';
import { logError, reportBackgroundError } from './platform/background/backgroundErrors';
import { guardProcess } from './platform/background/guardProcess';
import type { Repetition } from './platform/background/startRepeating';
import { type Clock, systemClock } from './platform/clock';
import type { Database } from './platform/database/Database';
import { withAdvisoryLock } from './platform/database/withAdvisoryLock';
import { openServer } from './platform/database/openDatabase';
import { openEngine } from './platform/database/openEngine';
import { waitForDatabase } from './platform/database/waitForDatabase';
import { joinDeployment, type Membership } from './platform/deployment/joinDeployment';
import { describeError } from './platform/describeError';
import { startReleaseSync } from './features/releases/startReleaseSync';
import { listenWhileStarting } from './platform/http/listenWhileStarting';
import { logger } from './platform/http/createHttp';
import { ServerBus } from './platform/live/ServerBus';
import { openMail } from './platform/mail/openMail';
import { loadEnvironmentFile } from './platform/settings/Environment';
import { readOrCreateSecret } from './platform/readOrCreateRandomFile';
import { seedDemoData } from './seed/seedDemoData';
import { readSettings, type Settings } from './platform/settings';
import { startBackgroundJobs } from './startBackgroundJobs';
import { createDirectoryStorage } from './platform/storage/createDirectoryStorage';
import { createS3Storage } from './platform/storage/createS3Storage';
import type { Storage } from './platform/storage/Storage';
import { openReplica } from './platform/readers/Replica';
import { describeStartupError } from './platform/describeStartupError';
import { startTracing } from './platform/traces/startTracing';

/** Forces the exit this many milliseconds after a stop signal. */
const STOP_DEADLINE_MS = 8_000;

/** The embedded engine has one instance only. */
const openBus = async ({ directUrl: url, natsUrl }: Settings, database: Database, clock: Clock) => {
  if (url === undefined) return undefined;
  // Loaded only where it is used, like the library of traces.
  if (natsUrl === undefined) return new ServerBus({ database, url, clock }).open();
  const { NatsBus } = await import('./platform/live/NatsBus');
  return new NatsBus({ url: natsUrl, clock }).open();
};

const openReaders = ({ databaseUrl: primaryUrl, readUrl: url }: Settings) =>
  primaryUrl === undefined || url === undefined ? undefined : openReplica({ url, primaryUrl });

const createStorage = ({ bucket, dataDirectory }: Settings): Storage =>
  bucket === undefined ? createDirectoryStorage(join(dataDirectory, 'files')) : createS3Storage(bucket);

/** The settings that the application takes as they are. */
const readAppSettings = (settings: Settings) => ({
  codes: settings.codes,
  rates: settings.rates,
  publicUrl: settings.publicUrl,
  metricsReaders: settings.metricsReaders,
  operatorToken: settings.operatorToken,
  maxRewardsPerDay: settings.maxRewardsPerDay,
  hasMailbox: !settings.isProduction && settings.mailUrl === undefined,
  storeDirectory: resolve(settings.storeDirectory),
  pages: {
    overrides: settings.overrideOrigins,
    drills: !settings.isProduction,
    isTraced: settings.tracesUrl !== undefined,
  },
});

interface RunningServer {
  /** The configured port, or the system's choice for 0. */
  port: string;
  stop: () => Promise<void>;
}

/** Synchronizes the local releases with their bucket, if configured. */
async function startReleaseBucketSync(settings: Settings): Promise<Repetition | undefined> {
  const { storeBucket, storeDirectory } = settings;
  if (storeBucket === undefined) return undefined;
  const followed = { bucket: new Bucket(storeBucket), directory: resolve(storeDirectory) };
  return startReleaseSync(followed, (error) => reportBackgroundError('follow releases', error));
}

/** Holds the lock on a connection of its own, because a pooler would pass it on to others. */
async function withDirectLock(url: string, work: () => Promise<void>): Promise<void> {
  const direct = openServer(url);
  await withAdvisoryLock(direct, work).finally(() => direct.destroy());
}

/** Joins the other instances and seeds the database, under a lock on a server. */
async function seedAndOpenJobs(settings: Settings, database: Database, clock: Clock): Promise<Membership> {
  const deployment = await joinDeployment(settings);
  const work = async (): Promise<void> => {
    if (settings.seed && (await seedDemoData(database, clock)))
      console.log('The empty database was filled with demonstration data.');
  };
  await (settings.directUrl === undefined ? work() : withDirectLock(settings.directUrl, work));
  return deployment;
}

/**
 * Opens the database and retries while its server is away; until then the port replies "not ready". Returns
 * the port, which the system may have chosen.
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

async function start(settings: Settings, clock: Clock = systemClock): Promise<RunningServer> {
  const { database, port } = await openWaiting(settings);
  const deployment = await seedAndOpenJobs(settings, database, clock);
  const secret = settings.secret ?? (await readOrCreateSecret(settings.dataDirectory));
  const { stop: stopMail, ...mail } = openMail({ database, clock, secret }, settings);
  const bus = await openBus(settings, database, clock);
  const releaseSync = await startReleaseBucketSync(settings);
  const tracing = settings.tracesUrl === undefined ? undefined : await startTracing();
  const app = await buildApp({
    database,
    clock,
    storage: createStorage(settings),
    ...mail,
    secret,
    ...readAppSettings(settings),
    tracing,
    http: { logger, trustProxy: settings.trustProxy },
    ...(bus !== undefined && { bus }),
    replica: openReaders(settings),
  });
  const backgroundJobs = await startBackgroundJobs(app);
  const address = await app.http.listen({ host: settings.host, port });
  const stop = async (): Promise<void> => {
    // Not awaited, because a download may be slow; files are renamed when complete.
    void releaseSync?.stop();
    await backgroundJobs.stop();
    await app.http.close();
    await bus?.close();
    await stopMail();
    await deployment.leave();
    await tracing?.stop();
    await database.destroy();
  };
  return { port: new URL(address).port, stop };
}

function stopOnSignal({ stop }: RunningServer): void {
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

function logReady({ port }: RunningServer, { databaseUrl }: Settings): void {
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
  logReady(running, settings);
} catch (error) {
  console.error(describeStartupError(error));
  process.exit(1);
}
