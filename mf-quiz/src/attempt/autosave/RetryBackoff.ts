import { listenForReconnect } from './listenForReconnect';

const FIRST_MS = 1_000;
const LONGEST_MS = 15_000;

/** How long to wait before the next try, after so many that failed in a row: 1, 2, 4, 8, then 15 seconds. */
export const getDelay = (failures: number): number => Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS);

/**
 * The waits between tries of something that must succeed in the end: longer each time, as long as the server asks for,
 * and over at once when the network is back or the page is looked at again.
 */
export class RetryBackoff {
  private failures = 0;
  private isStopped = false;
  private endWait: () => void = () => undefined;
  private stopListening: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Waits; answers false when there is nothing more to try, because it was stopped. */
  async wait(retryAfterSeconds = 0): Promise<boolean> {
    if (this.isStopped) return false;
    this.failures += 1;
    const milliseconds = Math.max(getDelay(this.failures), retryAfterSeconds * 1_000);
    await new Promise<void>((resolve) => {
      this.endWait = resolve;
      this.timer = setTimeout(resolve, milliseconds);
      this.stopListening = listenForReconnect(resolve);
    });
    clearTimeout(this.timer);
    this.stopListening();
    return !this.isStopped;
  }

  /** Something succeeded: the next wait is a short one again. */
  reset(): void {
    this.failures = 0;
  }

  /** Ends a wait that is under way, and every later one. */
  stop(): void {
    this.isStopped = true;
    this.endWait();
  }
}
