import type { DocumentRoute, PageRegistry, RegisteredRemote, Registry } from '@marquee/shared-contracts';
import { isInCanary } from '../features/releases/isInCanary';

/** The releases for one visitor's pages. */
export interface ChosenReleases {
  /** Equal for visitors with equal releases. */
  key: string;
  page: PageRegistry;
  routes: DocumentRoute[];
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
  const hasCanary = page.remotes.some(({ canary }) => canary !== undefined);
  const chosen = { ...page, shell: shell.stable, remotes, ...(hasCanary && { hasCanary: true as const }) };
  return { key: [...trials].join(' '), page: chosen, routes };
}
