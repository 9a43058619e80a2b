import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/Database';

/** Whether a query has the expression of an index; PostgreSQL uses the index only then, and with many rows. */
export async function hasExpressionOf(
  database: Database,
  index: string,
  query: RawBuilder<unknown>,
): Promise<boolean> {
  const plan = await sql<object>`explain ${query}`.execute(database);
  const { rows } = await sql<{ expression: string }>`
    select pg_get_expr(indexprs, indrelid) as expression from pg_index
    where indexrelid = ${index}::regclass`.execute(database);
  const [{ expression } = { expression: undefined }] = rows;
  return expression !== undefined && JSON.stringify(plan.rows).includes(expression);
}
