import type { Clock } from '../clock';
import type { Bus, BusListener, Topic } from './Bus';

/** The bus of a single instance. */
export class LocalBus implements Bus {
  readonly isConnected = true;
  readonly #listeners = new Set<BusListener>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  publish(topics: readonly Topic[]): void {
    const at = this.#clock.now();
    for (const topic of topics) this.deliver(topic, at);
  }

  deliver(topic: Topic, at: Date): void {
    for (const listener of this.#listeners) listener.onTopic(topic, at);
  }

  reportGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }

  listen(listener: BusListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
