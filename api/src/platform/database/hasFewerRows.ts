import { type RawBuilder, sql } from 'kysely';
import { type PageInput, toOffset } from '../http/toOffset';
import type { Database } from './Database';

/** chosen: where a hit is rarer, finding all hits by an index of texts costs less than comparing rows in their order. */
const ROWS_PER_HIT = 200;

/** How many rows of a list are compared with a common text to find the hits of a page. */
export const countCompared = (input: PageInput): number => ROWS_PER_HIT * (toOffset(input) + input.size + 1);

/** Whether a query has fewer rows than a number; reads no more rows than that. */
export async function hasFewerRows(
  database: Database,
  query: RawBuilder<unknown>,
  number: number,
): Promise<boolean> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${query} limit ${number}) as counted`.execute(database);
  return (counted.rows[0]?.count ?? 0) < number;
}
