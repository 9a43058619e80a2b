import { refuse } from '../http/refuse';
import { CounterTable } from './CounterTable';
import { getNetwork } from './getNetwork';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The first and the longest delay of an address beyond its limit, in milliseconds. */
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** Rates of a session, which is refused beyond them, and of an address, which is delayed (AP-10). */
export interface RateLimits {
  /** Calls per session and minute. */
  perToken: number;
  /** Calls per address and minute without a live session. */
  perAddress: number;
  /** Wrong passwords, codes and tokens per address and hour. */
  wrongPerAddress: number;
  /** Mailed codes per address and hour. */
  mailsPerAddress: number;
}

/** Far above the needs of 20,000 people behind one address. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  perToken: 300,
  perAddress: 120_000,
  wrongPerAddress: 100_000,
  mailsPerAddress: 60_000,
};

/**
 * Counts calls, wrong tries and mails in memory, per instance (AP-10): a database write per call would cost
 * more than it protects. Exact limits are counted in the database.
 */
export class RateLimiter {
  readonly #rates: RateLimits;
  readonly #minutes = new CounterTable(MINUTE_MS);
  #hours: CounterTable | undefined;

  constructor(rates: Partial<RateLimits>) {
    this.#rates = { ...DEFAULT_RATE_LIMITS, ...rates };
  }

  /**
   * Counts a session's call.
   * @throws 429 beyond its rate
   */
  limitToken(token: string, now: Date): void {
    const { hits, endsAt } = this.#minutes.count(`t ${token}`, now.getTime());
    if (hits > this.#rates.perToken)
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: (endsAt - now.getTime()) / 1000 });
  }

  /** Counts a call without a live session and returns its delay in milliseconds. */
  limitAddress(address: string, now: Date): number {
    const { hits } = this.#minutes.count(`a ${getNetwork(address)}`, now.getTime());
    return delayBeyond(hits, this.#rates.perAddress);
  }

  /** Counts an address's wrong password, code or token and returns the delay in milliseconds. */
  countWrongTry(address: string, now: Date): number {
    const { hits } = this.#hourly.count(`w ${getNetwork(address)}`, now.getTime());
    return delayBeyond(hits, this.#rates.wrongPerAddress);
  }

  /** Counts a mail caused by an address and returns the call's delay in milliseconds. */
  countMail(address: string, now: Date): number {
    const { hits } = this.#hourly.count(`m ${getNetwork(address)}`, now.getTime());
    return delayBeyond(hits, this.#rates.mailsPerAddress);
  }

  get #hourly(): CounterTable {
    return (this.#hours ??= new CounterTable(HOUR_MS));
  }
}

/** Doubles with every tenth of the limit beyond it. */
function delayBeyond(hits: number, limit: number): number {
  if (hits <= limit) return 0;
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.floor(((hits - limit) * 10) / limit));
}
