import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Application } from '../Application';
import { isDatabaseReady } from '../database/engineHealth';
import { readPoolStats } from '../database/poolStats';
import { withTimeout } from '../withTimeout';
import { runHealthChecks } from '../http/registerHealthRoutes';
import { type QueueStatus, readQueues } from './readQueues';

const ANSWER_MS = 3_000;

/** Figures of queues at the time of the request. */
export function registerGauges(app: Application, register: Registry): void {
  const { clock, clockSkew, database, passwords } = app;
  // The library calls `collect` as a method of the gauge.
  const add = (configuration: GaugeConfiguration<string>): void =>
    register.registerMetric(new Gauge({ ...configuration, registers: [] }));
  add({
    name: 'marquee_database_connections',
    help: 'Connections of the pool: open, idle, and callers that wait for one',
    labelNames: ['state'],
    collect() {
      const { open, idle, waiting } = readPoolStats(database);
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  add({
    name: 'marquee_passwords_waiting',
    help: 'Passwords that wait to be hashed or compared',
    collect() {
      this.set(passwords.waiting);
    },
  });
  add({
    name: 'marquee_clock_skew_seconds',
    help: "Seconds that this process's clock is ahead of the database's; beyond 2 it is not ready",
    collect() {
      this.set(clockSkew.seconds ?? Number.NaN);
    },
  });
  registerQueueGauges(app, () => readQueues(database, clock), add);
  addHealthGauges(app, add);
}

/** The result of `/readyz`. */
function addHealthGauges(app: Application, add: (configuration: GaugeConfiguration<string>) => void): void {
  const ask = shareInFlight(() => runHealthChecks(app));
  add({
    name: 'marquee_ready',
    help: 'Whether the instance would take calls: 1 when all of its checks but warnings pass',
    async collect() {
      this.set((await ask()).every(({ isHealthy, isWarning }) => isHealthy || isWarning) ? 1 : 0);
    },
  });
  add({
    name: 'marquee_check',
    help: 'The result of each check of readiness: 1 passed, 0 failed',
    labelNames: ['name'],
    async collect() {
      for (const { name, isHealthy } of await ask()) this.set({ name }, isHealthy ? 1 : 0);
    },
  });
}

function registerQueueGauges(
  { database }: Application,
  read: () => Promise<QueueStatus>,
  add: (configuration: GaugeConfiguration<string>) => void,
): void {
  // Below Prometheus' timeout of ten seconds, so that other figures arrive during a database outage.
  const ask = shareInFlight(() => withTimeout(read(), ANSWER_MS));
  add({
    name: 'marquee_database_up',
    help: 'Whether the database answered this time; without it the queues are unknown',
    async collect() {
      this.set((await withTimeout(isDatabaseReady(database), ANSWER_MS)) === true ? 1 : 0);
    },
  });
  add({
    name: 'marquee_mails_waiting',
    help: 'Mails not yet sent, by kind, at most 50,000 of each',
    labelNames: ['kind'],
    async collect() {
      this.reset();
      for (const { kind, waiting } of (await ask())?.mails ?? []) this.set({ kind }, waiting);
    },
  });
  add({
    name: 'marquee_mail_oldest_seconds',
    help: 'Age of the oldest mail not yet sent, by kind',
    labelNames: ['kind'],
    async collect() {
      this.reset();
      for (const { kind, oldestSeconds } of (await ask())?.mails ?? []) this.set({ kind }, oldestSeconds);
    },
  });
  add({
    name: 'marquee_mails_given_up',
    help: 'Mails of the last week that were given up after their last try',
    async collect() {
      this.set((await ask())?.mailsGivenUp ?? Number.NaN);
    },
  });
}

/** Gauges of one request share a read. */
function shareInFlight<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let pending: Promise<Answer> | undefined;
  return () => {
    pending ??= ask().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
