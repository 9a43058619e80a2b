import type { Position } from './ListOrder';
import type { PageInput } from './toOffset';

/** The rows of a page, and the cursor of the next; undefined at the end. */
export interface FoundPage<Row> {
  rows: Row[];
  next: string | undefined;
}

/** Separates a page from the row behind it, which was read to know whether another page follows. */
export function cutPage<Row extends { position: Position }>(found: Row[], size: number): FoundPage<Row> {
  const rows = found.slice(0, size);
  const last = found.length > size ? rows.at(-1) : undefined;
  return { rows, next: last && encodePosition(last.position) };
}

const encodePosition = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

interface CountedPage {
  rows: readonly unknown[];
  next: string | undefined;
  total: number;
}

/** A reply's page numbers, total and cursor (RG-2, AP-17). */
export function describePage(found: CountedPage, input: PageInput) {
  return {
    totalPages: countPages(found, input),
    totalElements: found.total,
    number: input.page,
    ...(found.next !== undefined && { next: found.next }),
  };
}

/** Rows before a cursor may have come or gone since, so that only the rows behind it tell whether pages follow. */
function countPages({ rows, next, total }: CountedPage, { page, size, after }: PageInput): number {
  const counted = Math.ceil(total / size);
  // Some totals count no further than 1,000.
  if (next !== undefined) return Math.max(counted, page + 2);
  if (after === undefined) return counted;
  return rows.length > 0 ? page + 1 : Math.min(counted, page);
}
