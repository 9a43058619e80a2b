import type { RemoteCall } from '@marquee/shared-contracts/browser';
import { useEffect } from 'react';

/** Reloads a call when a screen opens, unless a request is already pending. */
export function useReload(call: RemoteCall<[], unknown>): void {
  useEffect(() => {
    if (!call.loading) void call.run();
  }, [call]);
}
