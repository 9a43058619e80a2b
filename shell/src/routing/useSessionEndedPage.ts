import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { findScreen } from './findScreen';

interface EndedPage {
  location: Location;
  accountId: string;
}

const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Keeps the page of an ended session with its input while the person logs in again (AU-26). Another account, or a
 * navigation, discards it. Call it inside an observer; a new `visit` number starts a new page.
 */
export function useSessionEndedPage(registry: PageRegistry): {
  shown: Location;
  current: Location;
  visit: number;
} {
  const current = useLocation();
  const [endedPage, setEndedPage] = useState<EndedPage>();
  const [visit, setVisit] = useState(0);
  const { account, hasEnded } = session;
  if (hasEnded && account !== null && endedPage === undefined)
    setEndedPage({ location: current, accountId: account.id });
  if (!hasEnded && endedPage !== undefined) {
    const hasReturned = account?.id === endedPage.accountId;
    const isLoggingIn = findScreen(registry, current.pathname)?.screen.access === 'visitor';
    if (!hasReturned || !isLoggingIn) setEndedPage(undefined);
    if (!hasReturned || (!isLoggingIn && !isSame(endedPage.location, current))) setVisit(visit + 1);
  }
  const shown = endedPage === undefined || isSame(endedPage.location, current) ? current : endedPage.location;
  return { shown, current, visit };
}
