import { refuse } from './refuse';

/** chosen: a page skips at most so many rows, which an index passes in some 15 ms; 50,000 took 40. */
export const MAX_OFFSET = 20_000;

/** The page of a call: its number, from 0, and the cursor behind which it begins. */
export interface PageInput {
  page: number;
  size: number;
  after?: string | undefined;
}

/**
 * The number of rows before a page; none are skipped behind a cursor.
 * @throws `PAGE_TOO_DEEP` with the last page that a number may open
 */
export function toOffset({ page, size, after }: PageInput): number {
  if (after !== undefined) return 0;
  const offset = page * size;
  return offset > MAX_OFFSET ? refuse('PAGE_TOO_DEEP', { lastPage: Math.floor(MAX_OFFSET / size) }) : offset;
}
