import { setTimeout } from 'node:timers/promises';
import { getNetwork } from './getNetwork';

/** Calls that wait at once; the server takes 1,000 calls at once, so waiting ones never fill it. */
const ALL_MAX = 200;
const NETWORK_MAX = 50;

/**
 * Holds delayed calls for a moment. A call that finds no room goes on at once: a delay slows one caller down, and must
 * neither fill the server nor become a refusal (AP-10).
 */
export class DelayQueue {
  readonly #sleep: (milliseconds: number) => Promise<unknown>;
  readonly #networks = new Map<string, number>();
  #waiting = 0;

  constructor(sleep: (milliseconds: number) => Promise<unknown> = setTimeout) {
    this.#sleep = sleep;
  }

  /** Calls that wait now. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves after the delay, or at once without room. */
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
