import type { OwnEvent } from '@marquee/shared-contracts';
import { PAGE_SIZE } from './myLists';

interface PageRange {
  /** From 0. */
  page: number;
  /** Only so many from the beginning, without pages. */
  atMost: number | undefined;
}

/** A page of a list that is here as a whole. */
export function slicePage(events: readonly OwnEvent[], { page, atMost }: PageRange) {
  if (atMost !== undefined) return { events: events.slice(0, atMost) };
  const pages = Math.ceil(events.length / PAGE_SIZE);
  return { events: events.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), page, pages };
}
