import { participation } from '@marquee/shared-contracts';
import { Call, request, session } from '@marquee/shared-contracts/browser';
import { reaction } from 'mobx';

/** Rows on a page of any of the own lists; the spec's size of recent views. */
export const ROWS = 10;

/**
 * The own lists, one call each for all screens of a visit: coming back from an event shows the list at once, while it is
 * asked anew. Registered and liked events are those that the session's marks are made of.
 */
export const myLists = {
  registered: session.marks.loadingRegistered,
  liked: session.marks.loadingLiked,
  past: new Call((page: number) => request(participation.pastEvents, { query: inPages(page) })),
  viewed: new Call((page: number) => request(participation.viewed, { query: inPages(page) })),
};

const inPages = (page: number) => ({ page: String(page), size: String(ROWS) });

// Who logs in next on this page must not see them; the session clears its own.
reaction(
  () => session.account?.id,
  () => {
    myLists.past.reset();
    myLists.viewed.reset();
  },
);
