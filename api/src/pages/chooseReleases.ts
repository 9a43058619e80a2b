import type { DocumentRoute, PageRegistry, RegisteredRemote, Registry } from '@marquee/shared-contracts';
import { createHash } from 'node:crypto';

/** The releases for one visitor's pages. */
export interface ChosenReleases {
  /** Equal for visitors with equal releases. */
  key: string;
  page: PageRegistry;
  routes: DocumentRoute[];
}

type Canary = NonNullable<RegisteredRemote['canary']>;

/**
 * Whether a visitor gets a canary: deterministic per visitor and version, and visitors at 10 % stay at 20 %.
 */
export function isInCanary(visitor: string, { name, version, percent }: Canary): boolean {
  const hash = createHash('sha256').update(`${visitor} ${name}@${version}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percent / 100;
}

/** The releases for a visitor (RL-20); without a visitor id (no cookies) every remote is stable. */
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
