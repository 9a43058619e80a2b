import { loadModule } from './loadModule';
import { checkAndApplyUpdate } from './updates';
import { readRegistry } from './registry';
import { ReleaseLog } from './ReleaseLog';
import { type LoadedScreen, type LoadModule, ScreenLoader } from './ScreenLoader';

export { readRegistry } from './registry';
export type { LoadedScreen } from './ScreenLoader';

/** The tab storage key of a developer's remote, which survives reloads (RL-26). */
export const OVERRIDE_KEY = 'override';

export const releaseLog = new ReleaseLog();

let load: LoadModule = loadModule;

const loader = new ScreenLoader({
  find: (remote) => readRegistry().remotes.find(({ name }) => name === remote),
  loadModule: (...asked) => load(...asked),
  log: releaseLog,
  onFailed: () => void checkAndApplyUpdate(),
});

/** Wraps the module loader, for drills. */
export function wrapLoader(wrap: (real: LoadModule) => LoadModule): void {
  load = wrap(load);
}

/**
 * Resolves to the component exposed as `module` ("./HomeScreen"), or to an outage. Never rejects; settles within 3 s.
 * Keep the component in plain state, since deeply observable stores copy it.
 */
export const loadScreen = (remote: string, module: string): Promise<LoadedScreen> =>
  loader.load(remote, module);

/** Starts loading a screen that is probably next. */
export const prefetchScreen = (remote: string, module: string): void => loader.prefetch(remote, module);

/** Marks a remote as rendered. */
export const markRendered = (remote: string): void => loader.markRendered(remote);

/** Reports a render error; returns a replacement, if any. */
export const reportRenderError = (remote: string, module: string): Promise<LoadedScreen> | undefined =>
  loader.reportRenderError(remote, module);

/** Returns the release that this page uses for a remote: the registry's release or the previous release. */
export const currentRelease = (...given: Parameters<ScreenLoader['currentRelease']>) =>
  loader.currentRelease(...given);
