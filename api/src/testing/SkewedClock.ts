import type { RawBuilder } from 'kysely';
import { systemClock } from '../platform/clock';
import { SettableClock } from './SettableClock';

/** The clock of an instance whose own time is wrong by some seconds, while the database's is right. */
export class SkewedClock extends SettableClock {
  /** Seconds that `now()` is ahead of the database. */
  skewSeconds: number;

  constructor(skewSeconds: number) {
    super();
    this.skewSeconds = skewSeconds;
  }

  override now(): Date {
    return new Date(Date.now() + this.skewSeconds * 1000);
  }

  override sqlNow(): RawBuilder<Date> {
    return systemClock.sqlNow();
  }
}
