import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/Database';

/** Whether a query has an expression of an index; PostgreSQL uses the index only then, and with many rows. */
export async function hasExpressionOf(
  database: Database,
  index: string,
  query: RawBuilder<unknown>,
): Promise<boolean> {
  const plan = await sql<object>`explain ${query}`.execute(database);
  const { rows } = await sql<{ expression: string }>`
    select pg_get_indexdef(indexrelid, column_number::int, true) as expression
    from pg_index, unnest(indkey) with ordinality as columns (key, column_number)
    where indexrelid = ${index}::regclass and key = 0`.execute(database);
  return rows.some(({ expression }) => JSON.stringify(plan.rows).includes(expression));
}
