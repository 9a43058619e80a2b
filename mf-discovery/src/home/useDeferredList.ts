import { whenIdle } from '@marquee/shared-contracts/browser';
import { startTransition, useEffect, useState } from 'react';

/** How many more at a time: as much as a cheap phone lays out without a pause that one feels. */
const STEP = 2;

/** How many of `total` things are shown by now: the `first` ones at once, the others when the page has nothing to do. */
export function useDeferredList(first: number, total: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= total) return undefined;
    return whenIdle(() => startTransition(() => setCount(count + STEP)));
  }, [count, total]);
  return count;
}
