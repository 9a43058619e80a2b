/** Browsers that may read again within a second without a queue: a small machine's share of what the bench measures. */
const BROWSERS_PER_SECOND = 500;

/** Nobody waits longer than this for what changed. */
const LONGEST_MS = 15_000;

/** Fewer browsers than fill this need no spreading. */
const SHORTEST_MS = 200;

/**
 * Tells browsers within how many milliseconds to read again, so that a whole hall does not in the same one. Announced
 * readings count until their time is over: many small messages spread like a large one.
 */
export class ReadSpread {
  #pending = 0;
  #countedAt: number;
  readonly #now: () => number;

  /** `now` in milliseconds of any steady clock. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#countedAt = now();
  }

  /** Counts browsers that are told now; returns their window, undefined where they need none. */
  announce(browsers: number): number | undefined {
    const now = this.#now();
    const done = ((now - this.#countedAt) * BROWSERS_PER_SECOND) / 1000;
    const most = (LONGEST_MS * BROWSERS_PER_SECOND) / 1000;
    this.#pending = Math.min(most, Math.max(0, this.#pending - done) + browsers);
    this.#countedAt = now;
    const milliseconds = Math.ceil((this.#pending * 1000) / BROWSERS_PER_SECOND);
    return milliseconds < SHORTEST_MS ? undefined : milliseconds;
  }
}
