import type { RegisteredRelease } from '@marquee/shared-contracts';
import { type ComponentType, createElement } from 'react';
import type { LoadModule } from '../remotes/createFederation';

const kinds = ['slow', 'down', 'tampered', 'throw', 'crash'] as const;

export interface Fault {
  name: string;
  kind: (typeof kinds)[number];
  /** Whether the fault hits every release of the remote, so that no fallback works either. */
  hitsAll: boolean;
}

/** Milliseconds, longer than the outage card waits. */
const SLOW_MS = 5_000;

/** Parses "mf-quiz:down" or "mf-quiz:down:all"; returns undefined for an unknown kind. */
export function parseFault(text: string): Fault | undefined {
  const [name = '', word, scope] = text.split(':');
  const kind = kinds.find((known) => known === word);
  const isKnown = name !== '' && (scope === undefined || scope === 'all');
  return isKnown && kind ? { name, kind, hitsAll: scope === 'all' } : undefined;
}

const withMissingEntry = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, url: release.entry.url.replace('remoteEntry', 'nowhere') },
});

/** Gives the entry a wrong hash, so that the browser refuses the file. */
const withWrongIntegrity = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, integrity: `sha256-${'A'.repeat(43)}=` },
});

/** Throws on every render until a click; Retry then succeeds. */
function withRenderError(name: string, Screen: ComponentType): ComponentType {
  let isOver = false;
  document.addEventListener('click', () => (isOver = true), { capture: true, once: true });
  return function Crashing() {
    if (!isOver) throw new Error(`${name} throws while rendering, as this drill requires`);
    return createElement(Screen);
  };
}

async function loadFallback(options: FaultyLoader, asked: Parameters<LoadModule>): Promise<unknown> {
  const [release, module] = asked;
  const previous = options.fallBack(release, module);
  if (!previous) throw new Error(`${release.name} throws, as this drill requires`);
  return options.real(previous, module);
}

/** The loader to wrap, and the page's choice of a fallback release. */
export interface FaultyLoader {
  real: LoadModule;
  fallBack: (failed: RegisteredRelease, module: string) => RegisteredRelease | undefined;
}

/**
 * Wraps the loader with a fault in the first release of a remote that the page loads, for drills (RL-28); its fallback release
 * works. A press on Retry ends the fault.
 */
export function withFault(options: FaultyLoader, { name, kind, hitsAll }: Fault): LoadModule {
  const { real } = options;
  let faulty: string | undefined;
  return async (release, module, isRequested) => {
    if (release.name !== name || isRequested) return real(release, module, isRequested);
    faulty ??= release.version;
    if (!hitsAll && release.version !== faulty) return real(release, module);
    if (kind === 'down') return real(withMissingEntry(release), module);
    if (kind === 'tampered') return real(withWrongIntegrity(release), module);
    if (kind === 'throw') {
      if (hitsAll) throw new Error(`${name} throws, as this drill requires`);
      return loadFallback(options, [release, module]);
    }
    if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const loaded = (await real(release, module)) as Record<string, ComponentType>;
    if (kind === 'slow') return loaded;
    return Object.fromEntries(
      Object.entries(loaded).map(([part, Screen]) => [part, withRenderError(name, Screen)]),
    );
  };
}
