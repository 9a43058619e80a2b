import type { PageRegistry } from '@marquee/shared-contracts';
import { findScreen } from '../../routing/findScreen';
import type { NavigationLink, NavigationTable } from './navigationTable';

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
