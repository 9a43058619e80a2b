import type { OwnEvent } from '@marquee/shared-contracts';
import { PAGE_SIZE } from './myLists';

interface PageRange {
  /** Page number, from 0. */
  page: number;
  /** Limits the list to its first items, without pages. */
  limit: number | undefined;
}

/** Returns one page of a complete list. */
export function slicePage(events: readonly OwnEvent[], { page, limit }: PageRange) {
  if (limit !== undefined) return { events: events.slice(0, limit) };
  const pages = Math.ceil(events.length / PAGE_SIZE);
  return { events: events.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), page, pages };
}
