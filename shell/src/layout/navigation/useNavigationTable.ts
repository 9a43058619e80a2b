import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import type { MenuEntry } from '@marquee/shared-contracts/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addRemoteEntries, filterNavigation } from './filterNavigation';
import { type NavigationLink, type NavigationTable, navigationTable } from './navigationTable';

/** Returns the viewer's navigation; call it inside an observer. */
export function useNavigationTable(registry: PageRegistry): NavigationTable {
  const { viewer } = session;
  return useMemo(
    () => filterNavigation(addRemoteEntries(navigationTable[viewer], viewer, registry), registry),
    [viewer, registry],
  );
}

/** Returns a function that turns links into menu entries, which ask to log in where required (RT-9). */
export function useMenuEntries(): (links: readonly NavigationLink[]) => MenuEntry[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (links) =>
    links.map(({ label, to, requiresLogin }) => ({
      label,
      isCurrent: to === pathname.toLowerCase(),
      onSelect: () => (requiresLogin ? session.promptLogin(to) : void navigate(to)),
    }));
}
