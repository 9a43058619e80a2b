import type { RegisteredRelease } from '@marquee/shared-contracts';
import { type ComponentType, createElement } from 'react';
import type { LoadModule } from '../remotes/ScreenLoader';

const kinds = ['slow', 'down', 'tampered', 'throw', 'crash'] as const;

export interface Fault {
  name: string;
  kind: (typeof kinds)[number];
}

/** Number of automatic tries; a fault ends with them, so that Retry succeeds. */
const AUTOMATIC_ATTEMPTS = 3;
/** Milliseconds, longer than the outage card waits. */
const SLOW_MS = 5_000;

/** Parses "mf-quiz:down"; returns undefined for an unknown kind. */
export function parseFault(text: string): Fault | undefined {
  const [name = '', word] = text.split(':');
  const kind = kinds.find((known) => known === word);
  return name !== '' && kind ? { name, kind } : undefined;
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

/**
 * Wraps the loader with a fault in one remote, for drills (RL-28).
 * @throws if the drill requires it
 */
export function withFault(real: LoadModule, { name, kind }: Fault): LoadModule {
  return async (release, module, retry) => {
    if (release.name !== name || retry >= AUTOMATIC_ATTEMPTS) return real(release, module, retry);
    if (kind === 'down') return real(withMissingEntry(release), module, retry);
    if (kind === 'tampered') return real(withWrongIntegrity(release), module, retry);
    if (kind === 'throw') throw new Error(`${name} throws, as this drill requires`);
    if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const loaded = (await real(release, module, retry)) as Record<string, ComponentType>;
    if (kind === 'slow') return loaded;
    return Object.fromEntries(
      Object.entries(loaded).map(([part, Screen]) => [part, withRenderError(name, Screen)]),
    );
  };
}
