import type { RegisteredRelease } from '@marquee/shared-contracts';
import type { LoadModule } from '../loading/ScreenLoader';

const kinds = ['slow', 'down', 'tampered', 'throw'] as const;

export interface Fault {
  name: string;
  kind: (typeof kinds)[number];
}

/** A fault lasts for the tries that the page makes by itself; whoever presses Retry finds the remote well again. */
const AUTOMATIC_TRIES = 3;
/** Longer than the outage card waits. */
const SLOW = 5_000;

/** Reads "mf-quiz:down"; undefined when it is none of the four kinds. */
export function askedFault(text: string): Fault | undefined {
  const [name = '', word] = text.split(':');
  const kind = kinds.find((known) => known === word);
  return name !== '' && kind ? { name, kind } : undefined;
}

const away = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, url: release.entry.url.replace('remoteEntry', 'nowhere') },
});

/** The browser itself refuses the file, as it would a changed one. */
const withOtherHash = (release: RegisteredRelease): RegisteredRelease => ({
  ...release,
  entry: { ...release.entry, integrity: `sha256-${'A'.repeat(43)}=` },
});

/** Loads modules with a fault in one remote, for a drill (RL-28). */
export function faulty(real: LoadModule, { name, kind }: Fault): LoadModule {
  return async (release, module, retry) => {
    if (release.name !== name || retry >= AUTOMATIC_TRIES) return real(release, module, retry);
    if (kind === 'down') return real(away(release), module, retry);
    if (kind === 'tampered') return real(withOtherHash(release), module, retry);
    if (kind === 'throw') throw new Error(`${name} throws, as this drill wants it`);
    await new Promise((resolve) => setTimeout(resolve, SLOW));
    return real(release, module, retry);
  };
}
