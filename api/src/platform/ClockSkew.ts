import type { FastifyBaseLogger } from 'fastify';
import { type TimedDatabase, readDatabaseTime } from './database/TimedDatabase';

/** Milliseconds of skew that make an instance unready, because countdowns and caches are off by it. */
const MAX_SECONDS = 2;

/** Slower round trips are discarded, because the database may have read its clock at any moment. */
const MAX_ROUND_TRIP_MS = 1_000;

/** The difference between this process's clock and the database's, which decides every window (G-3). */
export class ClockSkew {
  readonly #parts: TimedDatabase;
  readonly #log: FastifyBaseLogger;
  #seconds: number | undefined;

  constructor(parts: TimedDatabase, log: FastifyBaseLogger) {
    this.#parts = parts;
    this.#log = log;
  }

  /** Seconds that this process is ahead of the database; undefined before the first measurement. */
  get seconds(): number | undefined {
    return this.#seconds;
  }

  get isExcessive(): boolean {
    return Math.abs(this.#seconds ?? 0) > MAX_SECONDS;
  }

  /** Compares both clocks, minus half the round trip, and logs when the skew becomes excessive or ends. */
  async measure(): Promise<void> {
    const sentAt = this.#parts.clock.now().getTime();
    const started = performance.now();
    const databaseTime = await readDatabaseTime(this.#parts);
    const roundTrip = performance.now() - started;
    if (roundTrip > MAX_ROUND_TRIP_MS) return;
    const wasExcessive = this.isExcessive;
    this.#seconds = (sentAt + roundTrip / 2 - databaseTime.getTime()) / 1000;
    if (this.isExcessive === wasExcessive) return;
    const seconds = Number(this.#seconds.toFixed(1));
    if (this.isExcessive)
      this.#log.error({ seconds }, "the clock differs from the database's: this instance is not ready");
    else this.#log.info({ seconds }, "the clock agrees with the database's again");
  }
}
