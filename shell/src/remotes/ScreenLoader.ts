import type { RegisteredRemote } from '@marquee/shared-contracts';
import type { ComponentType } from 'react';
import type { LoadModule } from './createFederation';
import { findComponent } from './findComponent';
import type { ReleaseChoice } from './ReleaseChoice';
import { getReleaseId } from './releaseId';
import type { ReleaseLog } from './ReleaseLog';
import { withTimeout } from './withTimeout';

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

/** chosen: milliseconds before the outage card appears; loading continues in the background. */
export const OUTAGE_AFTER_MS = 3000;

const createPendingPromise = () => new Promise<LoadedScreen>(() => undefined);

interface LoaderOptions {
  /** Returns the remote's current registry entry. */
  find: (name: string) => RegisteredRemote | undefined;
  choice: ReleaseChoice;
  loadModule: LoadModule;
  log: ReleaseLog;
}

/** Loads screens by remote and module: never rejects, settles within 3 s, loads each module once. */
export class ScreenLoader {
  readonly #options: LoaderOptions;
  readonly #running = new Map<string, Promise<LoadedScreen>>();

  constructor(options: LoaderOptions) {
    this.#options = options;
  }

  /** `isRequested` marks a press on Retry, which ignores the circuit breaker. */
  load(remote: string, module: string, isRequested = false): Promise<LoadedScreen> {
    const entry = this.#options.find(remote);
    const createOutage = (later: Promise<LoadedScreen>): LoadedScreen => ({
      kind: 'outage',
      remote,
      title: entry?.title ?? remote,
      retry: () => this.load(remote, module, true),
      later,
    });
    const createPendingOutage = () => createOutage(createPendingPromise());
    if (!entry) return Promise.resolve(createPendingOutage());
    const screen = this.#loadOnce(entry, module, isRequested);
    return withTimeout(OUTAGE_AFTER_MS, screen, () => createOutage(screen.catch(createPendingPromise))).catch(
      createPendingOutage,
    );
  }

  /** Handles a render error. Returns the previous release's screen, unless this release was rendered before. */
  reportRenderError(remote: string, module: string, error?: unknown): Promise<LoadedScreen> | undefined {
    const { find, choice, log } = this.#options;
    const entry = find(remote);
    if (!entry) return undefined;
    const release = choice.getCurrent(entry);
    log.failed(release, error);
    return choice.fallBackFrom(getReleaseId(release), module) && this.load(remote, module);
  }

  #loadOnce(entry: RegisteredRemote, module: string, isRequested: boolean): Promise<LoadedScreen> {
    const { choice, loadModule } = this.#options;
    const release = choice.getCurrent(entry);
    const key = `${getReleaseId(release)}/${module}`;
    const running = this.#running.get(key);
    // Retry starts a new load, even after a hanging one.
    if (running && isRequested) return running.catch(() => this.#loadOnce(entry, module, true));
    const screen =
      running ??
      loadModule(release, module, isRequested).then((exports): LoadedScreen => {
        const Screen = findComponent(exports, module);
        if (!Screen) throw new Error(`${release.name} has no component in ${module}.`);
        return { kind: 'screen', Screen };
      });
    this.#running.set(key, screen);
    // Only successes stay cached, so that Retry starts over.
    screen.catch(() => this.#running.delete(key));
    return screen;
  }
}
