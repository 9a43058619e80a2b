import { setTimeout } from 'node:timers/promises';
import { getNetwork } from './getNetwork';

/** Concurrently delayed calls, far below the server's limit of 1,000 calls. */
const ALL_MAX = 200;
const NETWORK_MAX = 50;

/**
 * Delays calls. Without a free slot a call continues at once, because delays must neither fill the server nor
 * refuse anybody (AP-10).
 */
export class DelayQueue {
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  readonly #networks = new Map<string, number>();
  #waiting = 0;

  constructor(sleep: (milliseconds: number) => Promise<unknown> = setTimeout) {
    this.#sleep = sleep;
  }

  /** Number of delayed calls. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves after the delay, or immediately without a free slot. */
  async wait(address: string, milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    const network = getNetwork(address);
    const others = this.#networks.get(network) ?? 0;
    if (this.#waiting >= ALL_MAX || others >= NETWORK_MAX) return;
    this.#add(network, 1);
    try {
      await this.#sleep(milliseconds);
    } finally {
      this.#add(network, -1);
    }
  }

  #add(network: string, change: 1 | -1): void {
    this.#waiting += change;
    const count = (this.#networks.get(network) ?? 0) + change;
    if (count === 0) this.#networks.delete(network);
    else this.#networks.set(network, count);
  }
}
