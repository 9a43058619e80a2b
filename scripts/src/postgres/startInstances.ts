import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openServer } from '../../../api/src/platform/database/openDatabase';
import type { Crowd } from '../../../api/src/testing/contract-tests/seedCrowd';
import { type MailServer, startMailServer } from '../../../api/src/testing/startMailServer';
import { type RunningServer, startServer } from '../../../api/src/testing/startServer';
import { seedDatabase } from './seedDatabase';

/** Servers on one database with accounts and events, and their mail server. */
export interface Instances {
  crowd: Crowd;
  addresses: string[];
  mails: MailServer;
  /** Returns the number of servers whose process has ended. */
  countEnded: () => number;
  /** Resolves to the milliseconds until every server is ready; rejects after `READY_TIMEOUT_MS`. */
  waitUntilReady: () => Promise<number>;
  /** Resolves when the mail server has received a mail that it has not confirmed yet. */
  waitForMailInFlight: () => Promise<void>;
  stop: () => Promise<void>;
}

const READY_TIMEOUT_MS = 40_000;

/** Milliseconds until a mail is confirmed, so that mails are in flight when the database stops. */
const MAIL_LATENCY_MS = 1_000;

interface InstanceOptions {
  count: number;
  people: number;
  events: number;
  /** URL of a proxy in front of the database. */
  proxyUrl?: string;
}

/** Makes commits survive a crash; `startCluster` turns that off. */
async function makeDurable(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`alter database ${new URL(url).pathname.slice(1)} set synchronous_commit = on`);
  await client.end();
}

async function waitUntilReady(addresses: readonly string[]): Promise<number> {
  const started = performance.now();
  const isReady = async (address: string): Promise<boolean> =>
    (await fetch(`${address}/readyz`).catch(() => undefined))?.status === 200;
  while (!(await Promise.all(addresses.map(isReady))).every(Boolean)) {
    if (performance.now() - started > READY_TIMEOUT_MS) throw new Error('The servers did not become ready.');
    await pause(50);
  }
  return performance.now() - started;
}

/**
 * Seeds the database at `url` and starts `count` servers on it.
 * @throws if the servers do not become ready
 */
export async function startInstances(url: string, options: InstanceOptions): Promise<Instances> {
  await makeDurable(url);
  const crowd = await seedDatabase(openServer(url), options);
  const mails = await startMailServer({ latency: () => MAIL_LATENCY_MS });
  const directories = await Promise.all(
    Array.from({ length: options.count }, () => mkdtemp(join(tmpdir(), 'marquee-instance-'))),
  );
  const settings = {
    DATABASE_URL: options.proxyUrl ?? url,
    MAIL_URL: mails.url,
    SECRET: 'a secret that the instances share',
  };
  const servers: RunningServer[] = directories.map((directory) => startServer(directory, settings));
  const addresses = await Promise.all(servers.map(({ address }) => address));
  return {
    crowd,
    addresses,
    mails,
    countEnded: () => servers.filter((server) => server.hasEnded()).length,
    waitForMailInFlight: async () => {
      const before = mails.recipients().length;
      while (mails.recipients().length === before) await pause(10);
    },
    waitUntilReady: () => waitUntilReady(addresses),
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop('SIGTERM')));
      mails.close();
      await Promise.all(directories.map((directory) => rm(directory, { recursive: true, force: true })));
    },
  };
}
