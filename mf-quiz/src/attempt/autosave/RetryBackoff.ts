import { listenForReconnect } from './listenForReconnect';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** Milliseconds before the next try, by the number of failures in a row: 1, 2, 4, 8, then 15 seconds. */
export const getDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

/**
 * Exponential backoff between retries, never shorter than the server's Retry-After. A wait ends early when the network
 * or the participant returns.
 */
export class RetryBackoff {
  #failures = 0;
  #isStopped = false;
  #endWait: () => void = () => undefined;
  #stopListening: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Resolves to false if the backoff was stopped, else to true when the next try is due. */
  async wait(retryAfterSeconds = 0): Promise<boolean> {
    if (this.#isStopped) return false;
    this.#failures += 1;
    const milliseconds = Math.max(getDelay(this.#failures), retryAfterSeconds * 1_000);
    await new Promise<void>((resolve) => {
      this.#endWait = resolve;
      this.#timer = setTimeout(resolve, milliseconds);
      this.#stopListening = listenForReconnect(resolve);
    });
    clearTimeout(this.#timer);
    this.#stopListening();
    return !this.#isStopped;
  }

  /** Shortens the next wait after a success. */
  reset(): void {
    this.#failures = 0;
  }

  /** Ends the current wait and all later waits. */
  stop(): void {
    this.#isStopped = true;
    this.#endWait();
  }
}
