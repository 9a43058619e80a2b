import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import { reaction } from 'mobx';
import { useEffect } from 'react';

/** Rows per page of every own list, as many as the recent views. */
export const PAGE_SIZE = 10;

/**
 * The participant's own lists, one shared call each, so that returning to a screen shows the last result. The session
 * uses the same registered and liked events.
 */
export const myLists = {
  registered: session.marks.loadingRegistered,
  liked: session.marks.loadingLiked,
  past: new RemoteCall((page: number) => request(registration.pastEvents, { query: toPageQuery(page) })),
  viewed: new RemoteCall((page: number) => request(registration.viewed, { query: toPageQuery(page) })),
};

const toPageQuery = (page: number) => ({ page: String(page), size: String(PAGE_SIZE) });

// The next account on this page must not see these lists; the session clears its own.
reaction(
  () => session.account?.id,
  () => {
    myLists.past.reset();
    myLists.viewed.reset();
  },
);

/** Milliseconds for which a result serves the screen that the session loaded it for. */
const FRESH_MS = 3_000;

/** Reloads a call when a screen opens, unless a request is pending or has just succeeded. */
export function useReload(call: RemoteCall<[], unknown>): void {
  useEffect(() => {
    if (!call.loading && Date.now() - call.loadedAt > FRESH_MS) void call.run();
  }, [call]);
}
