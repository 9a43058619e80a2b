import type { NavigationMenu, PageRegistry } from '@marquee/shared-contracts';
import { findScreen } from '../../routing/findScreen';
import type { NavigationLink, NavigationTable, Viewer } from './navigationTable';

const REMOTE_MENUS: Partial<Record<Viewer, NavigationMenu>> = {
  user: 'navigation.participant',
  host: 'navigation.host',
};

/** Adds the entries of remotes: to a menu of their own, and at the end of the narrow menu. */
export function addRemoteEntries(
  table: NavigationTable,
  viewer: Viewer,
  { remotes }: PageRegistry,
): NavigationTable {
  const entries = remotes
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ menu }) => menu === REMOTE_MENUS[viewer])
    .map(({ label, path }) => ({ label, to: path }));
  return {
    ...table,
    menus: [...table.menus, { label: 'More', entries }],
    narrow: [...table.narrow, ...entries],
  };
}

/** Drops entries without a route on this page, and groups without entries. */
export function filterNavigation(table: NavigationTable, registry: PageRegistry): NavigationTable {
  const hasScreen = ({ to }: NavigationLink): boolean => findScreen(registry, to) !== undefined;
  return {
    menus: table.menus
      .map(({ label, entries }) => ({ label, entries: entries.filter(hasScreen) }))
      .filter(({ entries }) => entries.length > 0),
    ...(table.profile && hasScreen(table.profile) ? { profile: table.profile } : {}),
    narrow: table.narrow.filter(hasScreen),
  };
}
