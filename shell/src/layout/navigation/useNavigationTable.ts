import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
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

/** Returns a function that follows a link, after login where required (RT-9). */
export function useNavigateToLink(): (link: NavigationLink) => void {
  const navigate = useNavigate();
  return ({ to, requiresLogin }) => {
    if (requiresLogin) session.promptLogin(to);
    else void navigate(to);
  };
}
