import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import type { ComponentType } from 'react';
import type { ReleaseLog } from './ReleaseLog';

/** A loaded screen, or the outage card's data while its remote is unreachable. */
export type LoadedScreen =
  | { kind: 'screen'; Screen: ComponentType }
  | {
      kind: 'outage';
      remote: string;
      title: string;
      /** Tries again on changed URLs; never rejects, and settles like `loadScreen`. */
      retry: () => Promise<LoadedScreen>;
      /** Resolves to the screen when background loading succeeds; stays pending after a final failure. */
      later: Promise<LoadedScreen>;
    };

/** Loads a module of a release; `retry` above 0 uses changed URLs. */
export type LoadModule = (release: RegisteredRelease, module: string, retry: number) => Promise<unknown>;

/** chosen: milliseconds before the outage card appears; loading continues in the background. */
export const OUTAGE_AFTER_MS = 3000;
/** Timeout of one attempt in milliseconds: 3 s each for entry and chunk, the rest for evaluation. */
const ATTEMPT_TIMEOUT_MS = 6500;
const MAX_ATTEMPTS = 3;
/**
 * chosen: milliseconds for which the circuit breaker stays open after repeated failures; Retry ignores it (RL-21).
 */
export const CIRCUIT_OPEN_MS = 30_000;

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function withTimeout<Value>(
  milliseconds: number,
  work: Promise<Value>,
  late: () => Value | Promise<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => Promise.resolve().then(late).then(resolve, reject), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const hasModule = ({ screens, slots }: RegisteredRelease, module: string): boolean =>
  [...screens, ...slots].some((part) => part.module === module);

const getReleaseId = ({ name, version }: RegisteredRelease) => `${name}@${version}`;
const createPendingPromise = () => new Promise<LoadedScreen>(() => undefined);

interface LoaderOptions {
  /** Returns the remote's current registry entry. */
  find: (name: string) => RegisteredRemote | undefined;
  loadModule: LoadModule;
  log: ReleaseLog;
  /** Called after every try failed; a newer release may exist. */
  onFailed: () => void;
}

/** Loads screens by remote and module: never rejects, settles within 3 s, loads each module once. */
export class ScreenLoader {
  private readonly running = new Map<string, Promise<LoadedScreen>>();
  private readonly failures = new Map<string, number>();
  private readonly openCircuits = new Map<string, number>();
  /** Releases that failed before their first render; their previous releases replace them (RL-21). */
  private readonly failedReleases = new Set<string>();
  private readonly renderedReleases = new Set<string>();

  constructor(private readonly options: LoaderOptions) {}

  /** `isRequested` marks a press on Retry, which ignores the circuit breaker. */
  load(remote: string, module: string, isRequested = false): Promise<LoadedScreen> {
    const entry = this.options.find(remote);
    const createOutage = (later: Promise<LoadedScreen>): LoadedScreen => ({
      kind: 'outage',
      remote,
      title: entry?.title ?? remote,
      retry: () => this.load(remote, module, true),
      later,
    });
    const createPendingOutage = () => createOutage(createPendingPromise());
    if (!entry) return Promise.resolve(createPendingOutage());
    const release = this.currentRelease(entry);
    const isCircuitOpen = (this.openCircuits.get(`${getReleaseId(release)}/${module}`) ?? 0) > Date.now();
    if (isCircuitOpen && !isRequested) return Promise.resolve(createPendingOutage());
    const loadModule = this.work(release, module, isRequested).catch((error: unknown) => {
      const previous = this.fallBackFrom(entry, release, module);
      if (!previous) throw error;
      return this.work(previous, module).catch((worse: unknown) => {
        // Both releases failed; a later try starts with the registry's release.
        this.failedReleases.delete(getReleaseId(entry));
        throw worse;
      });
    });
    return withTimeout(OUTAGE_AFTER_MS, loadModule, () =>
      createOutage(loadModule.catch(createPendingPromise)),
    ).catch(createPendingOutage);
  }

  /** Loads a screen in the background, before its link is followed. */
  prefetch(remote: string, module: string): void {
    void this.load(remote, module);
  }

  /** Marks a remote as rendered; the page then keeps its release despite later failures. */
  markRendered(remote: string): void {
    const entry = this.options.find(remote);
    if (entry) this.renderedReleases.add(getReleaseId(this.currentRelease(entry)));
  }

  /** Handles a render error. Returns the previous release's screen, unless this release was rendered before. */
  reportRenderError(remote: string, module: string): Promise<LoadedScreen> | undefined {
    const entry = this.options.find(remote);
    if (!entry) return undefined;
    const release = this.currentRelease(entry);
    this.options.log.failed(release);
    return this.fallBackFrom(entry, release, module) && this.load(remote, module);
  }

  /** Returns the release that this page uses for a remote. */
  currentRelease(entry: RegisteredRemote): RegisteredRelease {
    return (this.failedReleases.has(getReleaseId(entry)) && entry.previous) || entry;
  }

  private fallBackFrom(
    entry: RegisteredRemote,
    failed: RegisteredRelease,
    module: string,
  ): RegisteredRelease | undefined {
    const { previous } = entry;
    if (failed !== entry || !previous || this.renderedReleases.has(getReleaseId(entry))) return undefined;
    // The previous release lacks the module and would fail too.
    if (!hasModule(previous, module)) return undefined;
    this.failedReleases.add(getReleaseId(entry));
    return previous;
  }

  private work(release: RegisteredRelease, module: string, isRequested = false): Promise<LoadedScreen> {
    const key = `${getReleaseId(release)}/${module}`;
    const running = this.running.get(key);
    // Retry starts a new attempt, even after a hanging one.
    if (running && isRequested) return running.catch(() => this.work(release, module));
    const work = running ?? this.loadWithRetries(release, module);
    this.running.set(key, work);
    // Only successes stay cached, so that Retry starts over.
    work.catch(() => this.running.delete(key));
    return work;
  }

  private async loadWithRetries(release: RegisteredRelease, module: string): Promise<LoadedScreen> {
    const { log, onFailed } = this.options;
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const screen = await this.loadOnce(release, module);
        log.loaded(release, performance.now() - begun);
        return screen;
      } catch (error) {
        this.failures.set(getReleaseId(release), (this.failures.get(getReleaseId(release)) ?? 0) + 1);
        log.recordOf(release).retries += 1;
        if (attempt < MAX_ATTEMPTS) continue;
        this.openCircuits.set(`${getReleaseId(release)}/${module}`, Date.now() + CIRCUIT_OPEN_MS);
        log.failed(release);
        onFailed();
        throw error;
      }
    }
  }

  private async loadOnce(release: RegisteredRelease, module: string): Promise<LoadedScreen> {
    const { name } = release;
    const retry = this.failures.get(getReleaseId(release)) ?? 0;
    const loaded = await withTimeout(
      ATTEMPT_TIMEOUT_MS,
      this.options.loadModule(release, module, retry),
      () => {
        throw new Error(`${name} did not answer in time`);
      },
    );
    const Screen = (loaded as Record<string, unknown> | null)?.[module.replace('./', '')];
    if (!isComponent(Screen)) throw new Error(`${name} has no component in ${module}`);
    return { kind: 'screen', Screen };
  }
}
