import { refuse } from '../http/refuse';
import { CounterTable } from './CounterTable';
import { getNetwork } from './getNetwork';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The first delay of an address beyond its limit, and the longest, in milliseconds. */
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 4_000;

/** How much a session or an address may do; a session is refused beyond it, an address is delayed (AP-10). */
export interface RateLimits {
  /** Calls of one session in a minute. */
  perToken: number;
  /** Calls of one address without a live session in a minute. */
  perAddress: number;
  /** Wrong passwords, codes and tokens of one address in an hour. */
  wrongPerAddress: number;
  /** Codes that one address has mailed in an hour. */
  mailsPerAddress: number;
}

/** chosen: far more than 20,000 people behind one address need in an hour. */
export const DEFAULT_RATE_LIMITS: RateLimits = {
  perToken: 300,
  perAddress: 120_000,
  wrongPerAddress: 100_000,
  mailsPerAddress: 60_000,
};

/**
 * Counts calls, wrong tries and mails in memory (AP-10). chosen: by each instance for itself, since a write to the
 * database for every call would cost more than what it guards; what must hold exactly is counted there.
 */
export class RateLimiter {
  readonly #rates: RateLimits;
  readonly #minutes = new CounterTable(MINUTE_MS);
  #hours: CounterTable | undefined;

  constructor(rates: Partial<RateLimits>) {
    this.#rates = { ...DEFAULT_RATE_LIMITS, ...rates };
  }

  /** Counts a call of a session, and refuses with 429 beyond its rate. */
  limitToken(token: string, now: Date): void {
    const { hits, endsAt } = this.#minutes.count(`t ${token}`, now.getTime());
    if (hits > this.#rates.perToken)
      refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: (endsAt - now.getTime()) / 1000 });
  }

  /** Counts a call without a live session and returns the milliseconds that it has to wait. */
  limitAddress(address: string, now: Date): number {
    const { hits } = this.#minutes.count(`a ${getNetwork(address)}`, now.getTime());
    return delayBeyond(hits, this.#rates.perAddress);
  }

  /** Counts a wrong password, code or token of an address and returns the milliseconds that its answer has to wait. */
  countWrongTry(address: string, now: Date): number {
    const { hits } = this.#hourly.count(`w ${getNetwork(address)}`, now.getTime());
    return delayBeyond(hits, this.#rates.wrongPerAddress);
  }

  /** Counts a mail that an address asked for and returns the milliseconds that the call has to wait. */
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
