import type { RawBuilder } from 'kysely';
import { type Clock, createClockAt } from '../platform/clock';

/** A clock that stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: Date;

  constructor(start = '2026-05-04T10:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return this.#now;
  }

  sqlNow(): RawBuilder<Date> {
    return createClockAt(this.#now).sqlNow();
  }

  set(instant: string | Date): void {
    this.#now = new Date(instant);
  }

  /** Moves on by seconds. */
  advance(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}
