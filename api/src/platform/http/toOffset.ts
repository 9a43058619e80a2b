import { refuse } from './refuse';

/** Rows that a page may skip: an index passes them in milliseconds. */
export const MAX_OFFSET = 50_000;

/**
 * The number of rows before a page.
 * @throws `PAGE_TOO_DEEP`
 */
export function toOffset({ page, size }: { page: number; size: number }): number {
  const offset = page * size;
  return offset > MAX_OFFSET ? refuse('PAGE_TOO_DEEP') : offset;
}
