import { reportBackgroundError, runInBackground } from '../../platform/background/backgroundErrors';
import type { Database } from '../../platform/database/Database';
import { type ReleaseCount, saveReleaseCounts } from './queries';

declare module '../../platform/Application' {
  interface Application {
    readonly releaseHealth: ReleaseHealth;
  }
}

const BATCH_MS = 2_000;

const startOfHour = (now: Date): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);

/** Adds up reports of pages in memory and writes them in batches (RL-24). */
export class ReleaseHealth {
  readonly #database: Database;
  #waiting = new Map<string, ReleaseCount>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  count(counts: readonly Omit<ReleaseCount, 'hour'>[], now: Date): void {
    for (const { remote, version, loads, errors } of counts) {
      const hour = startOfHour(now);
      const key = `${remote}@${version} ${hour.getTime()}`;
      const known = this.#waiting.get(key) ?? { remote, version, hour, loads: 0, errors: 0 };
      this.#waiting.set(key, { ...known, loads: known.loads + loads, errors: known.errors + errors });
    }
    this.#timer ??= setTimeout(
      () => runInBackground('save release figures', () => this.flush()),
      BATCH_MS,
    ).unref();
  }

  /** Writes pending counts; counts that cannot be written are dropped. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counts = [...this.#waiting.values()];
    this.#waiting = new Map();
    if (counts.length > 0) await saveReleaseCounts(this.#database, counts);
  }

  async close(): Promise<void> {
    await this.flush().catch((error: unknown) => reportBackgroundError('save release figures', error));
  }
}
