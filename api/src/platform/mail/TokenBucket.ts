/** Capacity in seconds of the rate. */
const BURST_SECONDS = 0.1;

/** Issues permits at a steady rate, with small bursts. */
export class TokenBucket {
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #maximum: number;
  #permits: number;
  #filledAt: number;

  constructor(perSecond: number, now = () => performance.now()) {
    this.#perSecond = perSecond;
    this.#now = now;
    this.#maximum = Math.max(1, perSecond * BURST_SECONDS);
    this.#permits = this.#maximum;
    this.#filledAt = now();
  }

  /** Milliseconds per permit. */
  get interval(): number {
    return 1000 / this.#perSecond;
  }

  /** Takes whole permits up to a maximum and returns their number. */
  takePermits(wanted: number): number {
    const now = this.#now();
    const added = ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#filledAt = now;
    this.#permits = Math.min(this.#maximum, this.#permits + added);
    const taken = Math.min(wanted, Math.floor(this.#permits));
    this.#permits -= taken;
    return taken;
  }

  /** Returns unused permits. */
  returnPermits(unused: number): void {
    this.#permits += unused;
  }
}
