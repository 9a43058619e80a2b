import type { PageRegistry } from '@marquee/shared-contracts';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readRegistry } from '../remotes/loader';
import { applyQueuedRegistry } from '../remotes/updates';
import { subscribeToRegistry } from '../remotes/registry';

/**
 * The registry of this page. A newer one is taken in the very render that goes to another address, so that a screen of
 * one release is never drawn beside one of another (RL-22).
 */
export function usePageRegistry(): PageRegistry {
  const { pathname } = useLocation();
  const [at, setAt] = useState(pathname);
  if (at !== pathname) {
    setAt(pathname);
    applyQueuedRegistry();
  }
  return useSyncExternalStore(subscribeToRegistry, readRegistry);
}
