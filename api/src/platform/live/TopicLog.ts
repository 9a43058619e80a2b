import { randomUUID } from 'node:crypto';
import type { Topic } from './Bus';

/** Topics remembered for reconnecting readers. */
const MAX_TOPICS = 5_000;

/**
 * Numbers this instance's topics, so that an interrupted stream can resume. Ids of another instance, an
 * earlier process or a forgotten topic are unknown.
 */
export class TopicLog {
  // A random prefix distinguishes ids of earlier processes.
  #epoch = randomUUID().slice(0, 8);
  #topics: Topic[] = [];
  /** Number of forgotten topics. */
  #dropped = 0;

  /** Returns the topic's number. */
  add(topic: Topic): number {
    this.#topics.push(topic);
    if (this.#topics.length > 2 * MAX_TOPICS) {
      this.#dropped += MAX_TOPICS;
      this.#topics = this.#topics.slice(MAX_TOPICS);
    }
    return this.#dropped + this.#topics.length;
  }

  /** The number of the newest topic. */
  get newest(): number {
    return this.#dropped + this.#topics.length;
  }

  formatId(number: number): string {
    return `${this.#epoch}-${number}`;
  }

  /** The distinct topics after an id; undefined if the id is unknown. */
  findSince(id: string): Topic[] | undefined {
    const [, epoch, digits] = /^([0-9a-f]{8})-([0-9]{1,15})$/.exec(id) ?? [];
    const number = Number(digits);
    if (epoch !== this.#epoch || number < this.#dropped || number > this.newest) return undefined;
    return [...new Set(this.#topics.slice(number - this.#dropped))];
  }

  /** Topics were lost, so no earlier id can be resumed. */
  restart(): void {
    this.#epoch = randomUUID().slice(0, 8);
    this.#topics = [];
    this.#dropped = 0;
  }
}
