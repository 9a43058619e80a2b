import { useEffect } from 'react';
import { markShown } from '../loading';

/** Beside what a remote brings: it comes to the page only when that has been drawn without throwing (RL-21). */
export function Shown({ remote }: { remote: string }) {
  useEffect(() => markShown(remote), [remote]);
  return null;
}
