import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client';
import type { Application } from '../Application';
import { poolFigures } from '../database/poolFigures';
import { type Queues, readQueues } from './readQueues';

/** What stands in queues at the moment of asking. */
export function gauges({ clock, clockSkew, database, passwords }: Application, register: Registry): void {
  // The library calls `collect` as a method of the gauge.
  const add = (configuration: GaugeConfiguration<string>): void =>
    register.registerMetric(new Gauge({ ...configuration, registers: [] }));
  add({
    name: 'marquee_database_connections',
    help: 'Connections of the pool: open, idle, and callers that wait for one',
    labelNames: ['state'],
    collect() {
      const { open, idle, waiting } = poolFigures(database);
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
  queueGauges(() => readQueues(database, clock), add);
}

function queueGauges(
  read: () => Promise<Queues>,
  add: (configuration: GaugeConfiguration<string>) => void,
): void {
  const ask = sharedWhileAsked(() => read().catch(() => undefined));
  add({
    name: 'marquee_database_up',
    help: 'Whether the database answered this time; without it the queues are unknown',
    async collect() {
      this.set((await ask()) === undefined ? 0 : 1);
    },
  });
  add({
    name: 'marquee_mails_waiting',
    help: 'Mails not yet sent, by kind',
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

/** All gauges are asked at once: they get the same answer. */
function sharedWhileAsked<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asked: Promise<Answer> | undefined;
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    return asked;
  };
}
