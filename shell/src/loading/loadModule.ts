import * as runtimeCore from '@module-federation/runtime-core';
import type { RegisteredRemote } from '@marquee/shared-contracts';
import { sharedModules } from './sharedModules';

declare global {
  /** Where the remotes' `externalRuntime` looks for the one runtime of the page. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The number of the present retry of each release, read by the release's own entry for all its files. */
  var marqueeRetries: Record<string, number> | undefined;
}

const entryDeadline = 3000;
const registered = new Map<string, RegisteredRemote>();
const retries: Record<string, number> = {};

const releaseId = ({ name, version }: RegisteredRemote) => `${name}@${version}`;

/** The entry's script: with integrity, with a deadline, and on a changed URL when it is tried again. */
function entryScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const remote = registered.get(remoteInfo?.name ?? '');
  const script = document.createElement('script');
  const retry = retries[remoteInfo?.name ?? ''];
  script.crossOrigin = 'anonymous';
  script.integrity = remote?.entry.integrity ?? 'sha256-unknown';
  script.src = retry ? `${url}?retry=${retry}` : url;
  return { script, timeout: entryDeadline };
}

function createInstance() {
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis.marqueeRetries = retries;
  return new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: [],
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'release-entry', createScript: entryScript }],
  });
}

let instance: ReturnType<typeof createInstance> | undefined;

/**
 * Loads one module of a remote's release through the federation runtime. `retry` above 0 changes the URL of every file
 * of the release, because one that hung or failed answers the same again under its old URL.
 */
export function loadModule(remote: RegisteredRemote, module: string, retry: number): Promise<unknown> {
  instance ??= createInstance();
  const id = releaseId(remote);
  if (!registered.has(id)) {
    registered.set(id, remote);
    // Absolute: the runtime recognises an error thrown by the entry by the script's full address.
    const entry = new URL(remote.entry.url, location.href).href;
    instance.registerRemotes([{ name: id, entry, type: 'global' }]);
  }
  if (retry > 0) retries[id] = retry;
  return instance.loadRemote(`${id}/${module.replace('./', '')}`);
}
