import { releases, type RegisteredRelease } from '@marquee/shared-contracts';
import { sendBeacon } from '@marquee/shared-contracts/browser';

/** How a release did in this page. */
export interface ReleaseRecord {
  remote: string;
  version: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Tries that failed, the automatic ones and those of a person. */
  retries: number;
  /** Of the last load that succeeded, from the first try on. */
  milliseconds: number;
  /** Not yet told to the API. */
  loads: number;
  errors: number;
}

/** chosen: an error is told soon, together with those that come with it; loads when the page goes out of sight. */
const SEND_DELAY_MS = 2_000;
/** What one report may say of a release (`releases.report`). */
const MAX_COUNT = 50;

/** What this page has seen of each release: shown at `/__remotes`, and told to the API by counts alone (RL-24). */
export class ReleaseLog {
  readonly records = new Map<string, ReleaseRecord>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  recordOf({ name, version }: RegisteredRelease): ReleaseRecord {
    const key = `${name}@${version}`;
    const record = this.records.get(key) ?? {
      remote: name,
      version,
      state: 'loading',
      retries: 0,
      milliseconds: 0,
      loads: 0,
      errors: 0,
    };
    this.records.set(key, record);
    return record;
  }

  loaded(release: RegisteredRelease, milliseconds: number): void {
    const record = this.recordOf(release);
    Object.assign(record, { state: 'loaded', milliseconds, loads: record.loads + 1 });
  }

  /** It failed for good: every try, or while it was rendered. */
  failed(release: RegisteredRelease): void {
    const record = this.recordOf(release);
    Object.assign(record, { state: 'failed', errors: record.errors + 1 });
    this.timer ??= setTimeout(() => this.send(), SEND_DELAY_MS);
  }

  /** Tells what was not told yet when the page goes out of sight, the last moment that a browser grants. */
  start(): void {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    window.addEventListener('pagehide', () => this.send());
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = [...this.records.values()].filter(({ loads, errors }) => loads + errors > 0);
    if (rows.length === 0) return;
    sendBeacon(releases.report, {
      releases: rows.slice(0, 20).map(({ remote, version, loads, errors }) => ({
        remote,
        version,
        loads: Math.min(loads, MAX_COUNT),
        errors: Math.min(errors, MAX_COUNT),
      })),
    });
    for (const row of rows) Object.assign(row, { loads: 0, errors: 0 });
  }
}
