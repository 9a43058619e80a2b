import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { findScreen } from './findScreen';

interface Left {
  at: Location;
  /** The id of the page's account. */
  of: string;
}

const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * Keeps the page of an ended session with its input while the person logs in again (AU-26). Another account, or a
 * navigation, discards it. Call it inside an observer; a new `visit` number starts a new page.
 */
export function useSessionEndedPage(registry: PageRegistry): {
  kept: Location;
  current: Location;
  visit: number;
} {
  const current = useLocation();
  const [left, setLeft] = useState<Left>();
  const [visit, setVisit] = useState(0);
  const { account, ended } = session;
  if (ended && account !== null && left === undefined) setLeft({ at: current, of: account.id });
  if (!ended && left !== undefined) {
    const isBack = account?.id === left.of;
    const isOnItsWay = findScreen(registry, current.pathname)?.screen.access === 'visitor';
    if (!isBack || !isOnItsWay) setLeft(undefined);
    if (!isBack || (!isOnItsWay && !isSame(left.at, current))) setVisit(visit + 1);
  }
  const kept = left === undefined || isSame(left.at, current) ? current : left.at;
  return { kept, current, visit };
}
