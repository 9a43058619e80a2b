import * as runtimeCore from '@module-federation/runtime-core';
import type { RegisteredRelease, ReleaseFile } from '@marquee/shared-contracts';
import { yieldToBrowser } from './yieldToBrowser';
import { readRegistry } from './registry';
import { sharedModules } from './sharedModules';

declare global {
  /** The global in which the remotes' `externalRuntime` finds the page's runtime. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
  /** The current retry number of each release, read by the release's entry for all its files. */
  var marqueeRetries: Record<string, number> | undefined;
}

const ENTRY_TIMEOUT_MS = 3000;
const retries: Record<string, number> = {};
/** The last requested entry of each release. */
const entries = new Map<string, ReleaseFile>();
const releaseId = ({ name, version }: RegisteredRelease) => `${name}@${version}`;

/** Creates the entry's script element: with integrity, a timeout, and a changed URL for retries. */
function createEntryScript({ url, remoteInfo }: { url: string; remoteInfo?: { name: string } }) {
  const script = document.createElement('script');
  const name = remoteInfo?.name ?? '';
  const retry = retries[name];
  const entry = entries.get(name) ?? { url, integrity: 'sha256-unknown' };
  script.crossOrigin = 'anonymous';
  script.integrity = entry.integrity;
  script.src = retry ? `${entry.url}?retry=${retry}` : entry.url;
  return { script, timeout: ENTRY_TIMEOUT_MS };
}

/** Yields to the browser between evaluating an entry and its screen. */
async function yieldBefore<Arguments>(given: Arguments): Promise<Arguments> {
  await yieldToBrowser();
  return given;
}

/** Describes the entry, not a manifest; absolute, because the runtime identifies a throwing entry by its full URL. */
function toFederationRemote(release: RegisteredRelease) {
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
    remotes: readRegistry().remotes.map(toFederationRemote),
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'release-entry', createScript: createEntryScript, beforeInitContainer: yieldBefore }],
  });
  // Registers the instance like the runtime's own `init`, for developer tools and tests.
  runtimeCore.setGlobalFederationInstance(instance);
  return instance;
}

/** Names prerendered style sheets by their full URL, as the release requests them. */
function nameStyles(): void {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-href]'))
    style.dataset['href'] = new URL(style.dataset['href'] ?? '', location.href).href;
}

let instance: ReturnType<typeof createInstance> | undefined;

/**
 * Loads one module of a release through the federation runtime. `retry` above 0 changes every file's URL, because a
 * failed URL keeps failing from the browser's module cache.
 */
export function loadModule(release: RegisteredRelease, module: string, retry: number): Promise<unknown> {
  const id = releaseId(release);
  instance ??= createInstance();
  if (!entries.has(id)) instance.registerRemotes([toFederationRemote(release)]);
  entries.set(id, release.entry);
  if (retry > 0) retries[id] = retry;
  return instance.loadRemote(`${id}/${module.replace('./', '')}`);
}
