import { useEffect } from 'react';
import { NotFound } from '../layout/NotFound';
import { checkAndApplyUpdate } from '../remotes/updates';

/** A path without a remote on this page; a newer release may serve it (RL-22). */
export function UnknownPath() {
  useEffect(() => void checkAndApplyUpdate(), []);
  return <NotFound />;
}
