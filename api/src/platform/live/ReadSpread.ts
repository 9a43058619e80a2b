/** Rereads per second without a queue: a small machine's share of the measured rate. */
const BROWSERS_PER_SECOND = 500;

/** Longest delay in milliseconds. */
const LONGEST_MS = 15_000;

/** Fewer browsers need no spreading. */
const SHORTEST_MS = 200;

/**
 * Computes the window in milliseconds over which browsers spread their rereads. Announced rereads count until
 * their window ends; many small messages therefore spread like a large message.
 */
export class ReadSpread {
  #pending = 0;
  #countedAt: number;
  readonly #now: () => number;

  /** `now` in milliseconds of a monotonic clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Adds notified browsers. Returns their window; undefined if they need none. */
  announce(browsers: number): number | undefined {
    const now = this.#now();
    const done = ((now - this.#countedAt) * BROWSERS_PER_SECOND) / 1000;
    const maximum = (LONGEST_MS * BROWSERS_PER_SECOND) / 1000;
    this.#pending = Math.min(maximum, Math.max(0, this.#pending - done) + browsers);
    this.#countedAt = now;
    const milliseconds = Math.ceil((this.#pending * 1000) / BROWSERS_PER_SECOND);
    return milliseconds < SHORTEST_MS ? undefined : milliseconds;
  }
}
