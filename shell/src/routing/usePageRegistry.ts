import type { PageRegistry } from '@marquee/shared-contracts';
import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { readRegistry } from '../remotes/loader';
import { applyQueuedRegistry } from '../remotes/updates';
import { subscribeToRegistry } from '../remotes/registry';

/**
 * The page's registry. An update applies in the same render as a navigation, so that screens of two releases never
 * mix (RL-22).
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
