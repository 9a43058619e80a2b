import { releases } from '@marquee/shared-contracts';
import { request, sendBeacon, whenIdle } from '@marquee/shared-contracts/browser';
import { type ErrorPlace, findErrorPlace } from './findErrorPlace';
import { getReleaseId, type NamedRelease } from './releaseId';

/** The results of a release in this page. */
export interface ReleaseRecord {
  remote: string;
  version: string;
  state: 'loading' | 'loaded' | 'failed';
  /** Number of failed tries, automatic and manual. */
  retries: number;
  /** Duration of the last successful load, from its first try. */
  milliseconds: number;
  /** Loads not yet reported to the API. */
  loads: number;
  errors: number;
  /** Where the errors not yet reported came from. */
  places: ErrorPlace[];
}

/**
 * chosen: delay of an error report, in milliseconds, to collect related errors; loads are reported when the page
 * hides.
 */
const SEND_DELAY_MS = 2_000;
/** chosen: milliseconds after the first render, when the page is idle even on slow devices (RL-36). */
const TOKEN_DELAY_MS = 5_000;
/** Maximum count in one report (`releases.report`). */
const MAX_COUNT = 50;
/** Maximum of distinct places of a release in one report. */
const MAX_PLACES = 5;

/** Records the loads and errors of each release, for `/__remotes` and for reports of counts and places to the API (RL-24). */
export class ReleaseLog {
  readonly records = new Map<string, ReleaseRecord>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasCanary = false;
  /** Stands for this page load in all of its reports. */
  private token: string | undefined;
  private tokenRequest: Promise<void> | undefined;

  recordOf(release: NamedRelease): ReleaseRecord {
    const key = getReleaseId(release);
    const record = this.records.get(key) ?? {
      remote: release.name,
      version: release.version,
      state: 'loading',
      retries: 0,
      milliseconds: 0,
      loads: 0,
      errors: 0,
      places: [],
    };
    this.records.set(key, record);
    return record;
  }

  loaded(release: NamedRelease, milliseconds: number): void {
    const record = this.recordOf(release);
    Object.assign(record, { state: 'loaded', milliseconds, loads: record.loads + 1 });
  }

  /** Records a final failure: every try failed, or rendering threw this error. */
  failed(release: NamedRelease, error?: unknown): void {
    const record = this.recordOf(release);
    addPlace(record.places, findErrorPlace(error, release));
    Object.assign(record, { state: 'failed', errors: record.errors + 1 });
    this.timer ??= setTimeout(() => this.sendWithToken(), SEND_DELAY_MS);
  }

  /**
   * Reports pending counts when the page hides, the last moment that browsers guarantee. During a canary reports
   * carry a token, which an idle page fetches, or a page with an error at once.
   */
  start({ hasCanary = false }: { hasCanary?: boolean | undefined } = {}): void {
    this.hasCanary = hasCanary;
    if (hasCanary) setTimeout(() => whenIdle(() => void this.fetchToken()), TOKEN_DELAY_MS);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') this.send();
    });
    window.addEventListener('pagehide', () => this.send());
  }

  /** Without a token reports still count, but not for the verdict on the canary. */
  private async fetchToken(): Promise<void> {
    this.tokenRequest ??= request(releases.reportToken)
      .then(({ data }) => void (this.token = data?.token))
      .catch(() => undefined);
    await this.tokenRequest;
  }

  private sendWithToken(): void {
    if (this.hasCanary && this.token === undefined) void this.fetchToken().then(() => this.send());
    else this.send();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    // A remote whose contracts fail reports that itself.
    const rows = [...this.records.values()].filter(
      ({ remote, loads, errors }) => remote !== 'shared-contracts' && loads + errors > 0,
    );
    if (rows.length === 0) return;
    sendBeacon(releases.report, {
      ...(this.token !== undefined && { token: this.token }),
      releases: rows.slice(0, 20).map(({ remote, version, loads, errors, places }) => ({
        remote,
        version,
        loads: Math.min(loads, MAX_COUNT),
        errors: Math.min(errors, MAX_COUNT),
        ...(places.length > 0 && { places }),
      })),
    });
    for (const row of rows) Object.assign(row, { loads: 0, errors: 0, places: [] });
  }
}

/** Counts an error at its place, up to the maximum of a report. */
function addPlace(places: ErrorPlace[], place: ErrorPlace | undefined): void {
  if (place === undefined) return;
  const key = JSON.stringify([place.name, place.frames]);
  const known = places.find(({ name, frames }) => JSON.stringify([name, frames]) === key);
  if (known) known.count = Math.min(known.count + 1, MAX_COUNT);
  else if (places.length < MAX_PLACES) places.push(place);
}
