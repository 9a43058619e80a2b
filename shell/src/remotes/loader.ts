import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { createFederation, type LoadModule } from './createFederation';
import { checkAndApplyUpdate } from './updates';
import { readRegistry } from './registry';
import { ReleaseChoice } from './ReleaseChoice';
import { getReleaseId } from './releaseId';
import { ReleaseLog } from './ReleaseLog';
import { type LoadedScreen, ScreenLoader } from './ScreenLoader';

export { readRegistry } from './registry';
export type { LoadedScreen } from './ScreenLoader';

/** The tab storage key of a developer's remote, which survives reloads (RL-26). */
export const OVERRIDE_KEY = 'override';

export const releaseLog = new ReleaseLog();

const find = (remote: string) => readRegistry().remotes.find(({ name }) => name === remote);
const choice = new ReleaseChoice(find);
const federation = createFederation({
  remotes: readRegistry().remotes,
  find,
  choice,
  log: releaseLog,
  onFailed: () => void checkAndApplyUpdate(),
});

let load: LoadModule = federation.loadModule;

const loader = new ScreenLoader({
  find,
  choice,
  loadModule: (...asked) => load(...asked),
  log: releaseLog,
});

type FallBack = (failed: RegisteredRelease, module: string) => RegisteredRelease | undefined;

/** Wraps the module loader, for drills; `fallBack` chooses the release that replaces a failed one. */
export function wrapLoader(wrap: (options: { real: LoadModule; fallBack: FallBack }) => LoadModule): void {
  const fallBack: FallBack = (failed, module) => choice.fallBackFrom(getReleaseId(failed), module);
  load = wrap({ real: load, fallBack });
}

/**
 * Resolves to the component exposed as `module` ("./HomeScreen"), or to an outage. Never rejects; settles within 3 s.
 * Keep the component in plain state, since deeply observable stores copy it.
 */
export const loadScreen = (remote: string, module: string): Promise<LoadedScreen> =>
  loader.load(remote, module);

/** Starts loading a screen that is probably next. */
export const prefetchScreen = (remote: string, module: string): void => void loader.load(remote, module);

/** Marks a remote as rendered. */
export const markRendered = (remote: string): void => choice.markRendered(remote);

/** Reports a render error; returns a replacement, if any. */
export const reportRenderError = (
  remote: string,
  module: string,
  error?: unknown,
): Promise<LoadedScreen> | undefined => loader.reportRenderError(remote, module, error);

/** Returns the release that this page uses for a remote: the registry's release or the previous release. */
export const currentRelease = (entry: RegisteredRemote): RegisteredRelease => choice.getCurrent(entry);
