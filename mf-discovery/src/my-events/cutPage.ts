import type { OwnEvent } from '@marquee/shared-contracts';
import { ROWS } from './myLists';

interface Wanted {
  /** From 0. */
  page: number;
  /** Only so many from the beginning, without pages. */
  atMost: number | undefined;
}

/** A page of a list that is here as a whole. */
export function cutPage(events: readonly OwnEvent[], { page, atMost }: Wanted) {
  if (atMost !== undefined) return { events: events.slice(0, atMost) };
  const pages = Math.ceil(events.length / ROWS);
  return { events: events.slice(page * ROWS, (page + 1) * ROWS), page, pages };
}
