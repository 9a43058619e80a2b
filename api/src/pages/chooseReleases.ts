import type { DocumentRoute, PageRegistry, RegisteredRemote, Registry } from '@marquee/shared-contracts';
import { createHash } from 'node:crypto';

/** What one visitor's pages are made of. */
export interface ChosenReleases {
  /** The same for visitors who get the same. */
  key: string;
  page: PageRegistry;
  routes: DocumentRoute[];
}

type Canary = NonNullable<RegisteredRemote['canary']>;

/**
 * Whether a visitor is among those who try a canary: always the same answer for the same visitor, and whoever is in at
 * 10 % is in at 20 %. Another version asks other people.
 */
export function isInCanary(visitor: string, { name, version, percent }: Canary): boolean {
  const hash = createHash('sha256').update(`${visitor} ${name}@${version}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percent / 100;
}

/** The releases for a visitor (RL-20); without one, as for whoever takes no cookies, every remote is the stable one. */
export function chooseReleases(registry: Registry, visitor: string | undefined): ChosenReleases {
  const { page, shell, document } = registry;
  const trials = new Set<string>();
  const remotes = page.remotes.map(({ canary, ...stable }): RegisteredRemote => {
    if (canary === undefined || visitor === undefined || !isInCanary(visitor, canary)) return stable;
    trials.add(stable.name);
    const { previous: _earlier, ...good } = stable;
    const { percent: _percent, ...release } = canary;
    return { ...release, trial: true, previous: good };
  });
  const routes = [
    ...document.routes.filter(({ remote }) => !trials.has(remote)),
    ...[...trials].flatMap((name) => document.canaries[name] ?? []),
  ];
  return { key: [...trials].join(' '), page: { ...page, shell: shell.stable, remotes }, routes };
}
