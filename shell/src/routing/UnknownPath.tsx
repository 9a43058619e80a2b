import { useEffect } from 'react';
import { NotFound } from '../layout/NotFound';
import { checkAndApplyUpdate } from '../remotes/updates';

/** No remote of this page answers the address; one that was released meanwhile may (RL-22). */
export function UnknownPath() {
  useEffect(() => void checkAndApplyUpdate(), []);
  return <NotFound />;
}
