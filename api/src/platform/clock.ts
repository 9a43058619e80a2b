import { type RawBuilder, sql } from 'kysely';

/** The server's clock; tests replace it. */
export interface Clock {
  /** This process's time: for replies, logs and caches, which tolerate a small error. */
  now(): Date;
  /** The database's time within a statement: for deadlines that must hold (G-3). */
  sqlNow(): RawBuilder<Date>;
}

/**
 * `clock_timestamp()` rather than `now()`, because a statement that waited for a lock must see the later
 * time.
 */
export const systemClock: Clock = {
  now: () => new Date(),
  sqlNow: () => sql<Date>`clock_timestamp()`,
};

/** A clock that shows a fixed time, such as for demonstration data of the past. */
export const createClockAt = (instant: Date): Clock => ({
  now: () => instant,
  sqlNow: () => sql<Date>`${instant}::timestamptz`,
});

/** A constant number of milliseconds as an SQL interval. */
export const toInterval = (milliseconds: number): RawBuilder<unknown> =>
  sql`${sql.lit(milliseconds)} * interval '1 millisecond'`;
