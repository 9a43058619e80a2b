import type { RegisteredRelease } from '@marquee/shared-contracts';
import { type ComponentType, createElement } from 'react';
import type { LoadModule } from '../remotes/ScreenLoader';

const kinds = ['slow', 'down', 'tampered', 'throw', 'crash'] as const;

export interface Fault {
  name: string;
  kind: (typeof kinds)[number];
}

/** A fault lasts for the tries that the page makes by itself; whoever presses Retry finds the remote well again. */
const AUTOMATIC_ATTEMPTS = 3;
/** Longer than the outage card waits. */
const SLOW_MS = 5_000;

/** Reads "mf-quiz:down"; undefined when it is none of the kinds. */
export function parseFault(text: string): Fault | undefined {
  const [name = '', word] = text.split(':');
  const kind = kinds.find((known) => known === word);
  return name !== '' && kind ? { name, kind } : undefined;
}

const withMissingEntry = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, url: release.entry.url.replace('remoteEntry', 'nowhere') },
});

/** The browser itself refuses the file, as it would a changed one. */
const withWrongIntegrity = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, integrity: `sha256-${'A'.repeat(43)}=` },
});

/** Throws whenever it is drawn, until somebody clicks: Retry finds it well. */
function withRenderError(name: string, Screen: ComponentType): ComponentType {
  let isOver = false;
  document.addEventListener('click', () => (isOver = true), { capture: true, once: true });
  return function Crashing() {
    if (!isOver) throw new Error(`${name} throws while it is drawn, as this drill wants it`);
    return createElement(Screen);
  };
}

/** Loads modules with a fault in one remote, for a drill (RL-28). */
export function withFault(real: LoadModule, { name, kind }: Fault): LoadModule {
  return async (release, module, retry) => {
    if (release.name !== name || retry >= AUTOMATIC_ATTEMPTS) return real(release, module, retry);
    if (kind === 'down') return real(withMissingEntry(release), module, retry);
    if (kind === 'tampered') return real(withWrongIntegrity(release), module, retry);
    if (kind === 'throw') throw new Error(`${name} throws, as this drill wants it`);
    if (kind === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const loaded = (await real(release, module, retry)) as Record<string, ComponentType>;
    if (kind === 'slow') return loaded;
    return Object.fromEntries(
      Object.entries(loaded).map(([part, Screen]) => [part, withRenderError(name, Screen)]),
    );
  };
}
