import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import type { PagePosition } from '@marquee/shared-contracts/ui';
import { reaction } from 'mobx';
import type { OwnListQuery } from './useOwnListQuery';

/** Rows per page of every own list, as many as the recent views. */
export const PAGE_SIZE = 10;

const toPageQuery = ({ page, after }: PagePosition) => ({
  page: String(page),
  size: String(PAGE_SIZE),
  after,
});

/** A call that loads a page of the past events that match. */
export const createPastEvents = () =>
  new RemoteCall((of: PagePosition, query: OwnListQuery) =>
    request(registration.pastEvents, { query: { ...query, ...toPageQuery(of) } }),
  );

/**
 * The participant's own lists, one shared call each, so that returning to a screen shows the last result. The session
 * uses the same registered and liked events.
 */
export const myLists = {
  registered: session.marks.loadingRegistered,
  liked: session.marks.loadingLiked,
  past: createPastEvents(),
  viewed: new RemoteCall((of: PagePosition) => request(registration.viewed, { query: toPageQuery(of) })),
};

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
export function reloadIfOld(call: RemoteCall<[], unknown>): void {
  if (!call.loading && Date.now() - call.loadedAt > FRESH_MS) void call.run();
}
