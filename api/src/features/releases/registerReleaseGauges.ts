import { Gauge, type Registry } from 'prom-client';
import type { Application } from '../../platform/Application';
import { withTimeout } from '../../platform/withTimeout';
import { findReleaseHealth } from './queries';

/** Below Prometheus' timeout of ten seconds, so that other figures arrive during a database outage. */
const READ_MS = 3_000;

/** Loads and errors of each release in the last 24 hours, the same from every instance (RL-25). */
export function registerReleaseGauges({ clock, database }: Application, register: Registry): void {
  const gauge = new Gauge({
    name: 'marquee_release_reports',
    help: 'What pages reported of each release in the last 24 hours: loads and errors',
    labelNames: ['remote', 'version', 'kind'],
    registers: [register],
    async collect() {
      gauge.reset();
      const releases = (await withTimeout(findReleaseHealth(database, clock.now()), READ_MS)) ?? [];
      for (const { remote, version, loads, errors } of releases) {
        gauge.set({ remote, version, kind: 'loads' }, loads);
        gauge.set({ remote, version, kind: 'errors' }, errors);
      }
    },
  });
}
