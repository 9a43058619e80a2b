import { whenIdle } from '@marquee/shared-contracts/browser';
import { startTransition, useEffect, useState } from 'react';

/** Items added per step: as many as a slow phone renders without a noticeable delay. */
const STEP = 2;

/** Returns how many of `total` items to render: `first` initially, the others while the browser is idle. */
export function useDeferredList(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + STEP)));
  }, [count, total]);
  return count;
}
