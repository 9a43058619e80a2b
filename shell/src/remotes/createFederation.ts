import type { RegisteredRelease, RegisteredRemote } from '@marquee/shared-contracts';
import { init, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { createEntryPlugin } from './plugins/createEntryPlugin';
import { openShareScope } from './openShareScope';
import { createCircuitBreakerPlugin } from './plugins/createCircuitBreakerPlugin';
import { createFallbackPlugin } from './plugins/createFallbackPlugin';
import { createReportPlugin } from './plugins/createReportPlugin';
import { createRetryPlugin } from './plugins/createRetryPlugin';
import type { ReleaseChoice } from './ReleaseChoice';
import type { ReleaseLog } from './ReleaseLog';
import { getReleaseId, parseReleaseId } from './releaseId';

declare global {
  /** The number of failed tries of each release, which the release's entry adds to the URLs of its files. */
  var marqueeRetries: Record<string, number> | undefined;
}

/**
 * Loads an exposed module ("./QuizScreen") of a release, or of its fallback; rejects after the last try. `isRequested`
 * ignores the circuit breaker.
 */
export type LoadModule = (
  release: RegisteredRelease,
  module: string,
  isRequested?: boolean,
) => Promise<unknown>;

interface FederationOptions {
  /** The remotes that are known from the start; developer tools show them. */
  remotes: RegisteredRelease[];
  /** Returns a remote's current registry entry. */
  find: (name: string) => RegisteredRemote | undefined;
  choice: ReleaseChoice;
  log: ReleaseLog;
  /** Runs after every try of a module failed; a newer release may exist. */
  onFailed: () => void;
}

/** Names prerendered style sheets by their full URL, as the release requests them. */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
}

/** @throws if no contracts are served beside the shell's */
function getContracts(find: FederationOptions['find']): RegisteredRelease {
  const contracts = find('shared-contracts');
  if (!contracts) throw new Error('No contracts are served beside those of the shell.');
  return contracts;
}

/** Adds deadlines, retries, the circuit breaker and fallback releases to the page's federation instance. */
export function createFederation(
  { remotes, find, choice, log, onFailed }: FederationOptions,
  instance: ModuleFederation = init({ name: 'shell', remotes: [] }),
): { loadModule: LoadModule } {
  const releases = new Map<string, RegisteredRelease>();
  const openCircuits = new Map<string, number>();
  const retries: Record<string, number> = {};
  globalThis.marqueeRetries = retries;
  nameStyles();
  const loadContracts = (door: string) => loadModule(getContracts(find), door);

  function register(release: RegisteredRelease): string {
    const id = getReleaseId(release);
    if (!releases.has(id)) {
      // Absolute, because the runtime identifies an entry that throws by its full URL.
      const entry = new URL(release.entry.url, location.href).href;
      const { type = 'global', global: entryGlobalName = id } = release.entry;
      const shareScope = openShareScope(instance, release.shareScope, loadContracts);
      instance.registerRemotes([{ name: id, entry, type, entryGlobalName, shareScope }]);
    }
    releases.set(id, release);
    return id;
  }

  function loadModule(release: RegisteredRelease, module: string, isRequested = false): Promise<unknown> {
    const request = `${register(release)}/${module.replace('./', '')}`;
    if (isRequested) openCircuits.delete(request);
    return instance.loadRemote(request);
  }

  function countFailedTry(id: string): void {
    retries[id] = (retries[id] ?? 0) + 1;
    log.recordOf(parseReleaseId(id)).retries += 1;
  }

  instance.registerPlugins([
    createEntryPlugin({ releases, retries }),
    createRetryPlugin({ releases, retries, onFailedTry: countFailedTry }),
    createCircuitBreakerPlugin(openCircuits),
    createReportPlugin(log, onFailed),
    createFallbackPlugin(choice, loadModule),
  ]);
  remotes.forEach(register);
  return { loadModule };
}
