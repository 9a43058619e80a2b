import type { PageRegistry } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import { useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { findScreen } from './findScreen';

interface Left {
  at: Location;
  /** The account whose page it is. */
  of: string;
}

const isSame = (one: Location, other: Location): boolean =>
  one.pathname === other.pathname && one.search === other.search;

/**
 * The page on which the server ended the session stays as it was left, with what was typed, while the person logs in
 * again (AU-26). It is thrown away as soon as somebody else is logged in, or the same person goes elsewhere. To be read
 * inside an observer. `visit` is another number for another page: nothing of the one before stays.
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
