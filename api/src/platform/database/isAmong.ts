import { type Expression, sql } from 'kysely';

/**
 * Whether a column has one of the query's keys. PostgreSQL reads the keys once and each row by an index; for `in` it may
 * repeat the query for every row of a table that it has not analysed, which is quadratic.
 */
export const isAmong = (column: string, keys: Expression<unknown>) =>
  sql<boolean>`${sql.ref(column)} = any(array(${keys}))`;
