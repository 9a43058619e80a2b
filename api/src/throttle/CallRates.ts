import { refuse } from '../refuse';

const WINDOW_MS = 60_000;
/** Windows kept before the ended ones are looked for and dropped. */
const KEPT_WINDOWS = 20_000;

interface Window {
  calls: number;
  endsAt: number;
}

/** How many calls a minute may bring. An address is that of a whole campus or hall (AP-10). */
export interface Rates {
  perToken: number;
  perAddress: number;
}

export const RATES: Rates = { perToken: 300, perAddress: 6_000 };

/**
 * Counts the calls of the last minute in memory (AP-10). chosen: by each instance for itself, since a write to the
 * database for every call would cost more than what it guards; what must hold exactly is counted by `throttle`.
 */
export class CallRates {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly rates: Rates) {}

  /** Counts a call of a session, and refuses with 429 beyond its rate. */
  ofToken(token: string, now: Date): void {
    this.count(`t ${token}`, this.rates.perToken, now.getTime());
  }

  /** Counts a call without a live session, and refuses with 429 beyond the address's rate. */
  ofAddress(address: string, now: Date): void {
    this.count(`a ${address}`, this.rates.perAddress, now.getTime());
  }

  private count(key: string, most: number, now: number): void {
    if (this.windows.size > KEPT_WINDOWS) this.dropEnded(now);
    const known = this.windows.get(key);
    const window = known !== undefined && known.endsAt > now ? known : { calls: 0, endsAt: now + WINDOW_MS };
    window.calls += 1;
    this.windows.set(key, window);
    if (window.calls > most) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: (window.endsAt - now) / 1000 });
  }

  private dropEnded(now: number): void {
    for (const [key, { endsAt }] of this.windows) if (endsAt <= now) this.windows.delete(key);
  }
}
