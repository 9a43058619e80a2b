import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import type { ComponentType } from 'react';
import type { ReleaseLog } from './ReleaseLog';

/** A screen, or the card that stands in its place while its remote cannot be reached. */
export type LoadedScreen =
  | { kind: 'screen'; Screen: ComponentType }
  | {
      kind: 'outage';
      remote: string;
      title: string;
      /** Tries again on changed URLs; never rejects, and settles as `loadScreen` does. */
      retry: () => Promise<LoadedScreen>;
      /** The screen, once the work behind the card succeeds; pending for ever when it fails for good. */
      later: Promise<LoadedScreen>;
    };

/** Loads a module of a release; `retry` above 0 asks for changed URLs. */
export type LoadModule = (release: RegisteredRelease, module: string, retry: number) => Promise<unknown>;

/** chosen: what a person waits for a screen before the outage card appears; the work goes on behind it. */
export const OUTAGE_AFTER_MS = 3000;
/** Deadline of one attempt as a whole: entry and chunk have 3 s each, and the rest is evaluation. */
const ATTEMPT_TIMEOUT_MS = 6500;
const MAX_ATTEMPTS = 3;
/** chosen: after so many failures a module rests this long; whoever presses Retry need not wait for it (RL-21). */
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

const idOf = ({ name, version }: RegisteredRelease) => `${name}@${version}`;
const neverSettles = () => new Promise<LoadedScreen>(() => undefined);

interface LoaderOptions {
  /** The remote as the page knows it now. */
  find: (name: string) => RegisteredRemote | undefined;
  loadModule: LoadModule;
  log: ReleaseLog;
  /** Told when every try has failed; there may be another release by now. */
  onFailed: () => void;
}

/** The one way from a remote's name to a component: never rejects, settles within 3 s, loads each module once. */
export class ScreenLoader {
  private readonly running = new Map<string, Promise<LoadedScreen>>();
  private readonly failures = new Map<string, number>();
  private readonly openCircuits = new Map<string, number>();
  /** Releases that failed before anything of them was shown: their previous ones stand in for them (RL-21). */
  private readonly failedReleases = new Set<string>();
  private readonly renderedReleases = new Set<string>();

  constructor(private readonly options: LoaderOptions) {}

  /** `isAsked`: a person presses Retry, and is not kept waiting by failures before. */
  load(remote: string, module: string, isAsked = false): Promise<LoadedScreen> {
    const entry = this.options.find(remote);
    const card = (later: Promise<LoadedScreen>): LoadedScreen => ({
      kind: 'outage',
      remote,
      title: entry?.title ?? remote,
      retry: () => this.load(remote, module, true),
      later,
    });
    const never = () => card(neverSettles());
    if (!entry) return Promise.resolve(never());
    const release = this.currentRelease(entry);
    const rests = (this.openCircuits.get(`${idOf(release)}/${module}`) ?? 0) > Date.now();
    if (rests && !isAsked) return Promise.resolve(never());
    const loadModule = this.work(release, module, isAsked).catch((error: unknown) => {
      const previous = this.fallBackFrom(entry, release, module);
      if (!previous) throw error;
      return this.work(previous, module).catch((worse: unknown) => {
        // Neither can be had: a later try begins with what is released.
        this.failedReleases.delete(idOf(entry));
        throw worse;
      });
    });
    return withTimeout(OUTAGE_AFTER_MS, loadModule, () => card(loadModule.catch(neverSettles))).catch(never);
  }

  /** Loads in the background, for a link that is about to be followed. */
  prefetch(remote: string, module: string): void {
    void this.load(remote, module);
  }

  /** Something of the remote stands on the page: whatever fails now, the page stays on this release. */
  markRendered(remote: string): void {
    const entry = this.options.find(remote);
    if (entry) this.renderedReleases.add(idOf(this.currentRelease(entry)));
  }

  /** A screen threw while it was rendered. Answers the previous release's, if nothing of this one was shown before. */
  reportRenderError(remote: string, module: string): Promise<LoadedScreen> | undefined {
    const entry = this.options.find(remote);
    if (!entry) return undefined;
    const release = this.currentRelease(entry);
    this.options.log.failed(release);
    return this.fallBackFrom(entry, release, module) && this.load(remote, module);
  }

  /** The release that stands for a remote in this page. */
  currentRelease(entry: RegisteredRemote): RegisteredRelease {
    return (this.failedReleases.has(idOf(entry)) && entry.previous) || entry;
  }

  private fallBackFrom(
    entry: RegisteredRemote,
    failed: RegisteredRelease,
    module: string,
  ): RegisteredRelease | undefined {
    const { previous } = entry;
    if (failed !== entry || !previous || this.renderedReleases.has(idOf(entry))) return undefined;
    // It would fail too, and be blamed for what it never promised.
    if (!hasModule(previous, module)) return undefined;
    this.failedReleases.add(idOf(entry));
    return previous;
  }

  private work(release: RegisteredRelease, module: string, isAsked = false): Promise<LoadedScreen> {
    const key = `${idOf(release)}/${module}`;
    const running = this.running.get(key);
    // Whoever pressed Retry meant a new try, be it after the one that hangs.
    if (running && isAsked) return running.catch(() => this.work(release, module));
    const work = running ?? this.loadWithRetries(release, module);
    this.running.set(key, work);
    // A failure is forgotten, so that Retry starts anew; a success stays.
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
        this.failures.set(idOf(release), (this.failures.get(idOf(release)) ?? 0) + 1);
        log.recordOf(release).retries += 1;
        if (attempt < MAX_ATTEMPTS) continue;
        this.openCircuits.set(`${idOf(release)}/${module}`, Date.now() + CIRCUIT_OPEN_MS);
        log.failed(release);
        onFailed();
        throw error;
      }
    }
  }

  private async loadOnce(release: RegisteredRelease, module: string): Promise<LoadedScreen> {
    const { name } = release;
    const retry = this.failures.get(idOf(release)) ?? 0;
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
