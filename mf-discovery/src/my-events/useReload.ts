import type { RemoteCall } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';

/** Asks for a list when a screen opens, unless that is under way already. */
export function useReload(call: RemoteCall<[], unknown>): void {
  useEffect(() => {
    if (!call.loading) void call.run();
  }, [call]);
}
