import type { PageRegistry } from '@marquee/shared-contracts';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readRegistry } from '../loading';
import { takeOffered } from '../loading/newRelease';
import { hearRegistry } from '../loading/registry';

/**
 * The registry of this page. A newer one is taken in the very render that goes to another address, so that a screen of
 * one release is never drawn beside one of another (RL-22).
 */
export function usePageRegistry(): PageRegistry {
  const { pathname } = useLocation();
  const [at, setAt] = useState(pathname);
  if (at !== pathname) {
    setAt(pathname);
    takeOffered();
  }
  return useSyncExternalStore(hearRegistry, readRegistry);
}
