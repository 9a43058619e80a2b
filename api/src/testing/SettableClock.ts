import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../platform/clock';

/** A clock that stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(start = '2026-05-04T10:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return this.#now;
  }

  /** The database's clock is finer than JavaScript's, so times of both are rarely equal. */
  sqlNow(): RawBuilder<Date> {
    return sql<Date>`(${this.#now}::timestamptz + interval '377 microseconds')`;
  }

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  /** Moves on by seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
