import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { filterNavigation } from './filterNavigation';
import { type NavigationLink, type NavigationTable, navigationTable } from './navigationTable';

/** What this viewer is offered; to be read inside an observer. */
export function useNavigationTable(registry: PageRegistry): NavigationTable {
  const { viewer } = session;
  return useMemo(() => filterNavigation(navigationTable[viewer], registry), [viewer, registry]);
}

/** Goes where an entry leads, or asks to log in first (RT-9). */
export function useNavigateToLink(): (link: NavigationLink) => void {
  const navigate = useNavigate();
  return ({ to, requiresLogin }) => {
    if (requiresLogin) session.promptLogin(to);
    else void navigate(to);
  };
}
