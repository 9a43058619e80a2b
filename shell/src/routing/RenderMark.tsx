import { useEffect } from 'react';
import { markRendered } from '../remotes/loader';

/** Marks a remote as rendered; React mounts the mark only after a render without errors (RL-21). */
export function RenderMark({ remote }: { remote: string }) {
  useEffect(() => markRendered(remote), [remote]);
  return null;
}
