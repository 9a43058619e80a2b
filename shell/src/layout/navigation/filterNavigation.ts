import type { PageRegistry } from '@marquee/shared-contracts';
import { findScreen } from '../../routing/findScreen';
import type { NavigationGroup, NavigationLink, NavigationTable } from './navigationTable';

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
