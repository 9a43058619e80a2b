import type { NavigationMenu, PageRegistry } from '@marquee/shared-contracts';
import { findScreen } from '../../routing/findScreen';
import type { NavigationGroup, NavigationLink, NavigationTable, Viewer } from './navigationTable';

const REMOTE_MENUS: Partial<Record<Viewer, NavigationMenu>> = {
  user: 'navigation.participant',
  host: 'navigation.host',
};

/** Adds the entries of remotes as the last menu and the last part of the hamburger menu. */
export function addRemoteEntries(
  table: NavigationTable,
  viewer: Viewer,
  { remotes }: PageRegistry,
): NavigationTable {
  const entries = remotes
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ menu }) => menu === REMOTE_MENUS[viewer])
    .map(({ label, path }) => ({ label, to: path }));
  const more: NavigationGroup = { label: 'More', entries };
  return { ...table, menus: [...table.menus, more], narrow: [...table.narrow, more] };
}

/** Drops entries without a route on this page, and groups without entries. */
export function filterNavigation(table: NavigationTable, registry: PageRegistry): NavigationTable {
  const hasScreen = ({ to }: NavigationLink): boolean => findScreen(registry, to) !== undefined;
  const filterGroups = (groups: readonly NavigationGroup[]): NavigationGroup[] =>
    groups
      .map(({ label, entries }) => ({ label, entries: entries.filter(hasScreen) }))
      .filter(({ entries }) => entries.length > 0);
  return {
    menus: filterGroups(table.menus),
    account: table.account.filter(hasScreen),
    narrow: filterGroups(table.narrow),
  };
}
