import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { migrate } from '../../../api/src/platform/database/migrate';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import { type Crowd, seedCrowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { type MailServer, startMailServer } from '../../../api/src/testing/startMailServer';
import { type RunningServer, startServer } from '../../../api/src/testing/startServer';

/** Servers on one database, people and events in it, and a mail server for what they send. */
export interface Instances {
  crowd: Crowd;
  addresses: string[];
  mails: MailServer;
  /** Servers whose process has ended. */
  deaths: () => number;
  /** Milliseconds until every server is ready; rejects after `WELL_WITHIN_MS`. */
  untilReady: () => Promise<number>;
  /** Resolves when the mail server has a mail that it will confirm only a second later. */
  untilMailInFlight: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A hang fails the test; the measured time is printed. */
const WELL_WITHIN_MS = 40_000;

/** The mail server is slow, so that mails are in flight when the database stops. */
const MAIL_MS = 1_000;

interface Wanted {
  count: number;
  people: number;
  events: number;
  /** The database as the servers see it; the cluster itself by default. */
  through?: string;
}

/** Makes commits survive a crash of the cluster; by default they do not wait for the log. */
async function makeDurable(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`);
  await client.end();
}

async function seed(url: string, wanted: Wanted): Promise<Crowd> {
  await makeDurable(url);
  const database = openServer(url);
  await migrate(database);
  return seedCrowd(database, wanted).finally(() => database.destroy());
}

async function millisecondsUntilReady(addresses: readonly string[]): Promise<number> {
  const started = performance.now();
  const isReady = async (address: string): Promise<boolean> =>
    (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await Promise.all(addresses.map(isReady))).every(Boolean)) {
    if (performance.now() - started > WELL_WITHIN_MS) throw new Error('The servers did not become ready.');
    await pause(50);
  }
  return performance.now() - started;
}

/** Seeds the database of a cluster, and starts servers on it. */
export async function startInstances(url: string, wanted: Wanted): Promise<Instances> {
  const crowd = await seed(url, wanted);
  const mails = await startMailServer({ latency: () => MAIL_MS });
  const directories = await Promise.all(
    Array.from({ length: wanted.count }, () => mkdtemp(join(tmpdir(), 'marquee-instance-'))),
  );
  const settings = {
    DATABASE_URL: wanted.through ?? url,
    MAIL_URL: mails.url,
    SECRET: 'a secret that the instances share',
  };
  const servers: RunningServer[] = directories.map((directory) => startServer(directory, settings));
  const addresses = await Promise.all(servers.map(({ address }) => address));
  return {
    crowd,
    addresses,
    mails,
    deaths: () => servers.filter((server) => server.hasEnded()).length,
    untilMailInFlight: async () => {
      const before = mails.recipients().length;
      while (mails.recipients().length === before) await pause(10);
    },
    untilReady: () => millisecondsUntilReady(addresses),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop('SIGTERM')));
      mails.close();
      await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })));
    },
  };
}
