import { type RawBuilder, sql } from 'kysely';

/** The server's clock; tests set it (C12). */
export interface Clock {
  /** This process's time: for replies, logs and caches, which may be a second wrong. */
  now(): Date;
  /** The database's time, read by the statement itself: for whatever a late caller must not pass (G-3). */
  sqlNow(): RawBuilder<Date>;
}

/** `clock_timestamp()` rather than `now()`: a statement that waited for a lock decides by the time after the wait. */
export const systemClock: Clock = {
  now: () => new Date(),
  sqlNow: () => sql<Date>`clock_timestamp()`,
};

/** A clock that shows one instant: demonstration data are made as of an earlier one. */
export const clockAt = (instant: Date): Clock => ({
  now: () => instant,
  sqlNow: () => sql<Date>`${instant}::timestamptz`,
});
