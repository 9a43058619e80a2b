import { loadModule } from './loadModule';
import { checkAndApplyUpdate } from './updates';
import { readRegistry } from './registry';
import { ReleaseLog } from './ReleaseLog';
import { type LoadedScreen, type LoadModule, ScreenLoader } from './ScreenLoader';

export { readRegistry } from './registry';
export type { LoadedScreen } from './ScreenLoader';

/** The name under which a tab keeps a remote of its developer's own over reloads (RL-26). */
export const OVERRIDE_KEY = 'override';

export const releaseLog = new ReleaseLog();

let load: LoadModule = loadModule;

const loader = new ScreenLoader({
  find: (remote) => readRegistry().remotes.find(({ name }) => name === remote),
  loadModule: (...asked) => load(...asked),
  log: releaseLog,
  onFailed: () => void checkAndApplyUpdate(),
});

/** Puts something between the page and its modules, for a drill. */
export function wrapLoader(wrap: (real: LoadModule) => LoadModule): void {
  load = wrap(load);
}

/**
 * The component that a remote exposes as `module` ("./HomeScreen"), or an outage. Never rejects; settles within 3 s.
 * Keep the component in plain state: a deeply observable store would make a copy of it.
 */
export const loadScreen = (remote: string, module: string): Promise<LoadedScreen> =>
  loader.load(remote, module);

/** Starts loading a screen that will probably be asked for next. */
export const prefetchScreen = (remote: string, module: string): void => loader.prefetch(remote, module);

/** Something of the remote is on the page. */
export const markRendered = (remote: string): void => loader.markRendered(remote);

/** A screen threw while it was rendered; answers what may stand in for it. */
export const reportRenderError = (remote: string, module: string): Promise<LoadedScreen> | undefined =>
  loader.reportRenderError(remote, module);

/** The release that stands for a remote in this page: the registry's, or the one before it. */
export const currentRelease = (...given: Parameters<ScreenLoader['currentRelease']>) =>
  loader.currentRelease(...given);
