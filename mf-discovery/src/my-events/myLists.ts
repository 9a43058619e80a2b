import { registration } from '@marquee/shared-contracts';
import { RemoteCall, request, session } from '@marquee/shared-contracts/browser';
import { reaction } from 'mobx';

/** Rows on a page of any of the own lists; the spec's size of recent views. */
export const PAGE_SIZE = 10;

/**
 * The own lists, one call each for all screens of a visit: coming back from an event shows the list at once, while it is
 * asked anew. Registered and liked events are those that the session's marks are made of.
 */
export const myLists = {
  registered: session.marks.loadingRegistered,
  liked: session.marks.loadingLiked,
  past: new RemoteCall((page: number) => request(registration.pastEvents, { query: toPageQuery(page) })),
  viewed: new RemoteCall((page: number) => request(registration.viewed, { query: toPageQuery(page) })),
};

const toPageQuery = (page: number) => ({ page: String(page), size: String(PAGE_SIZE) });

// Who logs in next on this page must not see them; the session clears its own.
reaction(
  () => session.account?.id,
  () => {
    myLists.past.reset();
    myLists.viewed.reset();
  },
);
