import { Counter, Gauge, type Registry } from 'prom-client';
import { REPLICA_READS, type ReplicaRead } from './replicaReads';

/** Why a read went where it did, with its target. */
const TARGETS = {
  current: 'replica',
  'own write': 'primary',
  stale: 'primary',
  unreachable: 'primary',
} as const;

type Reason = keyof typeof TARGETS;

/** Reads of public data by where they went, and how far replicas are behind. */
export class ReadMetrics {
  readonly #reads = new Counter({
    name: 'marquee_public_reads_total',
    help: 'Reads that may use a replica: whether they did, and why not',
    labelNames: ['read', 'target', 'reason'],
    registers: [],
  });
  #now: () => number = () => Number.NaN;
  #currentAt = Number.NaN;

  constructor() {
    for (const read of REPLICA_READS)
      for (const [reason, target] of Object.entries(TARGETS)) this.#reads.inc({ read, target, reason }, 0);
  }

  count(read: ReplicaRead, reason: Reason): void {
    this.#reads.inc({ read, target: TARGETS[reason], reason });
  }

  /** Starts the lag, which grows until a replica is known to be current; `now` in milliseconds. */
  startLag(now: () => number): void {
    this.#now = now;
    this.#currentAt = now();
  }

  /** A replica has every change from before this time. */
  noteCurrent(at: number): void {
    this.#currentAt = Math.max(this.#currentAt, at);
  }

  register(registry: Registry): void {
    registry.registerMetric(this.#reads);
    const readLag = (): number => (this.#now() - this.#currentAt) / 1_000;
    registry.registerMetric(
      new Gauge({
        name: 'marquee_replica_lag_seconds',
        help: 'Age of the newest state that a replica is known to have; NaN without replicas',
        registers: [],
        collect() {
          this.set(readLag());
        },
      }),
    );
  }
}
