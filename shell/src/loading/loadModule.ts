import * as runtimeCore from '@module-federation/runtime-core';
import type { RegisteredRemote } from '@marquee/shared-contracts';
import { pause } from './pause';
import { readRegistry } from './registry';
import { sharedModules } from './sharedModules';

declare global {
  /** Where the remotes' `externalRuntime` looks for the one runtime of the page. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The number of the present retry of each release, read by the release's own entry for all its files. */
  var marqueeRetries: Record<string, number> | undefined;
}

const entryDeadline = 3000;
const retries: Record<string, number> = {};
const releaseId = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

/** The entry's script: with integrity, with a deadline, and on a changed URL when it is tried again. */
function entryScript(remotes: RegisteredRemote[]) {
  const hashes = new Map(remotes.map((remote) => [releaseId(remote), remote.entry.integrity]));
  return ({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) => {
    const script = document.createElement('script');
    const retry = retries[remoteInfo?.name ?? ''];
    script.crossOrigin = 'anonymous';
    script.integrity = hashes.get(remoteInfo?.name ?? '') ?? 'sha256-unknown';
    script.src = retry ? `${url}?retry=${retry}` : url;
    return { script, timeout: entryDeadline };
  };
}

/** An entry was evaluated just now: what waits comes before its container is filled and its screen evaluated. */
async function afterPause<Arguments>(given: Arguments): Promise<Arguments> {
  await pause();
  return given;
}

function createInstance(remotes: RegisteredRemote[]) {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis.marqueeRetries = retries;
  const instance = new runtimeCore.ModuleFederation({
    name: 'shell',
    // The entry itself, not a manifest; absolute, because the runtime knows a throwing entry by its full address.
    remotes: remotes.map((remote) => ({
      name: releaseId(remote),
      entry: new URL(remote.entry.url, location.href).href,
      type: 'global',
    })),
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'release-entry', createScript: entryScript(remotes), beforeInitContainer: afterPause }],
  });
  // Announced as the runtime's own `init` does, for the browser's developer tools and our tests.
  runtimeCore.setGlobalFederationInstance(instance);
  return instance;
}

let instance: ReturnType<typeof createInstance> | undefined;

/**
 * Loads one module of a remote's release through the federation runtime. `retry` above 0 changes the URL of every file
 * of the release, because one that hung or failed answers the same again under its old URL.
 */
export function loadModule(remote: RegisteredRemote, module: string, retry: number): Promise<unknown> {
  instance ??= createInstance(readRegistry().remotes);
  if (retry > 0) retries[releaseId(remote)] = retry;
  return instance.loadRemote(`${releaseId(remote)}/${module.replace('./', '')}`);
}
