import { type RawBuilder, sql } from 'kysely';

/** A constant number of milliseconds as an SQL interval. */
export const toInterval = (milliseconds: number): RawBuilder<unknown> =>
  sql`${sql.lit(milliseconds)} * interval '1 millisecond'`;
