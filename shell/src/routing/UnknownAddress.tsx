import { useEffect } from 'react';
import { NotFound } from '../frame/NotFound';
import { takeNewRelease } from '../loading/newRelease';

/** No remote of this page answers the address; one that was released meanwhile may (RL-22). */
export function UnknownAddress() {
  useEffect(() => void takeNewRelease(), []);
  return <NotFound />;
}
