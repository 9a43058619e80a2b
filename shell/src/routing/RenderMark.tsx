import { useEffect } from 'react';
import { markRendered } from '../remotes/loader';

/** Beside what a remote brings: it comes to the page only when that has been drawn without throwing (RL-21). */
export function RenderMark({ remote }: { remote: string }) {
  useEffect(() => markRendered(remote), [remote]);
  return null;
}
