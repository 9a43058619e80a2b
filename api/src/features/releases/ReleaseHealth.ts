import type { CallReceived, releases } from '@marquee/shared-contracts';
import { reportBackgroundError, runInBackground } from '../../platform/background/backgroundErrors';
import type { Database } from '../../platform/database/Database';
import { type ErrorCount, MAX_PLACES, saveErrorCounts } from './errorQueries';
import { type CanaryPage, saveCanaryPages } from './canaryQueries';
import { type ReleaseCount, saveReleaseCounts } from './queries';

declare module '../../platform/Application' {
  interface Application {
    readonly releaseHealth: ReleaseHealth;
  }
}

/** A page's report about one release. */
export type ReleaseReport = CallReceived<typeof releases.report>['body']['releases'][number];
type ErrorPlace = NonNullable<ReleaseReport['places']>[number];

/** Counts of one release and hour that wait for the next batch. */
interface WaitingCounts {
  count: ReleaseCount;
  places: Map<string, ErrorCount>;
}

const BATCH_MS = 2_000;

const startOfHour = (now: Date): Date => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);

const formatFrames = (frames: ErrorPlace['frames']): string =>
  frames.map(({ file, line, column }) => `${file}:${line}:${column}`).join(' ');

/** Adds up reports of pages in memory and writes them in batches (RL-24). */
export class ReleaseHealth {
  readonly #database: Database;
  #waiting = new Map<string, WaitingCounts>();
  /** Page loads by release and page, since two reports of one page may share a batch. */
  #pages = new Map<string, CanaryPage>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  count(reports: readonly ReleaseReport[], now: Date): void {
    for (const { remote, version, loads, errors, places = [] } of reports) {
      const hour = startOfHour(now);
      const key = `${remote}@${version} ${hour.getTime()}`;
      const waiting = this.#waiting.get(key) ?? {
        count: { remote, version, hour, loads: 0, errors: 0 },
        places: new Map<string, ErrorCount>(),
      };
      waiting.count.loads += loads;
      waiting.count.errors += errors;
      for (const place of places) addPlace(waiting, place, now);
      this.#waiting.set(key, waiting);
    }
    this.#schedule();
  }

  /** Counts page loads for the verdict on a canary (RL-36). */
  countPages(pages: readonly CanaryPage[]): void {
    for (const page of pages) {
      const key = `${page.remote}@${page.version} ${page.page}`;
      this.#pages.set(key, { ...page, failed: page.failed || this.#pages.get(key)?.failed === true });
    }
    if (pages.length > 0) this.#schedule();
  }

  #schedule(): void {
    this.#timer ??= setTimeout(
      () => runInBackground('save release figures', () => this.flush()),
      BATCH_MS,
    ).unref();
  }

  /** Writes pending counts; counts that cannot be written are dropped. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting = new Map();
    const pages = [...this.#pages.values()];
    this.#pages = new Map();
    if (waiting.length + pages.length === 0) return;
    const places = waiting.flatMap((each) => [...each.places.values()]);
    await this.#database.transaction().execute(async (transaction) => {
      const counts = waiting.map(({ count }) => count);
      if (counts.length > 0) await saveReleaseCounts(transaction, counts);
      if (pages.length > 0) await saveCanaryPages(transaction, pages);
      if (places.length > 0) await saveErrorCounts(transaction, places);
    });
  }

  async close(): Promise<void> {
    await this.flush().catch((error: unknown) => reportBackgroundError('save release figures', error));
  }
}

/** Adds a place to the batch, which takes as many new places as the database keeps. */
function addPlace(
  { count, places }: WaitingCounts,
  { name, count: errors, frames }: ErrorPlace,
  now: Date,
): void {
  const text = formatFrames(frames);
  const key = `${name} ${text}`;
  const known = places.get(key);
  if (known === undefined && places.size >= MAX_PLACES) return;
  const { remote, version, hour } = count;
  const place = known ?? { remote, version, hour, name, frames: text, errors: 0, firstAt: now, lastAt: now };
  places.set(key, { ...place, errors: place.errors + errors, lastAt: now });
}
