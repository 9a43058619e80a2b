import * as runtimeCore from '@module-federation/runtime-core';
import type { RegisteredRelease, ReleaseFile } from '@marquee/shared-contracts';
import { yieldToBrowser } from './yieldToBrowser';
import { readRegistry } from './registry';
import { sharedModules } from './sharedModules';

declare global {
  /** Where the remotes' `externalRuntime` looks for the one runtime of the page. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The number of the present retry of each release, read by the release's own entry for all its files. */
  var marqueeRetries: Record<string, number> | undefined;
}

const ENTRY_TIMEOUT_MS = 3000;
const retries: Record<string, number> = {};
/** The entry of each release that was asked for, as it was asked for last. */
const entries = new Map<string, ReleaseFile>();
const releaseId = ({ name, version }: RegisteredRelease) => `${name}@${version}`;

/** The entry's script: with integrity, with a deadline, and on a changed URL when it is tried again. */
function entryScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const script = document.createElement('script');
  const name = remoteInfo?.name ?? '';
  const retry = retries[name];
  const entry = entries.get(name) ?? { url, integrity: 'sha256-unknown' };
  script.crossOrigin = 'anonymous';
  script.integrity = entry.integrity;
  script.src = retry ? `${entry.url}?retry=${retry}` : entry.url;
  return { script, timeout: ENTRY_TIMEOUT_MS };
}

/** An entry was evaluated just now: what waits comes before its container is filled and its screen evaluated. */
async function afterPause<Arguments>(given: Arguments): Promise<Arguments> {
  await yieldToBrowser();
  return given;
}

/** The entry itself, not a manifest; absolute, because the runtime knows a throwing entry by its full address. */
function remoteOf(release: RegisteredRelease) {
  entries.set(releaseId(release), release.entry);
  const entry = new URL(release.entry.url, location.href).href;
  return { name: releaseId(release), entry, type: 'global' };
}

function createInstance() {
  nameStyles();
  globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
  globalThis.marqueeRetries = retries;
  const instance = new runtimeCore.ModuleFederation({
    name: 'shell',
    remotes: readRegistry().remotes.map(remoteOf),
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'release-entry', createScript: entryScript, beforeInitContainer: afterPause }],
  });
  // Announced as the runtime's own `init` does, for the browser's developer tools and our tests.
  runtimeCore.setGlobalFederationInstance(instance);
  return instance;
}

/** Styles that the document has for a release are known by their full address, as the release asks for them. */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
}

let instance: ReturnType<typeof createInstance> | undefined;

/**
 * Loads one module of a remote's release through the federation runtime. `retry` above 0 changes the URL of every file
 * of the release, because one that hung or failed answers the same again under its old URL.
 */
export function loadModule(release: RegisteredRelease, module: string, retry: number): Promise<unknown> {
  const id = releaseId(release);
  instance ??= createInstance();
  if (!entries.has(id)) instance.registerRemotes([remoteOf(release)]);
  entries.set(id, release.entry);
  if (retry > 0) retries[id] = retry;
  return instance.loadRemote(`${id}/${module.replace('./', '')}`);
}
