import type { Call } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';

/** Asks for a list when a screen opens, unless that is under way already. */
export function useFresh(call: Call<[], unknown>): void {
  useEffect(() => {
    if (!call.loading) void call.run();
  }, [call]);
}
