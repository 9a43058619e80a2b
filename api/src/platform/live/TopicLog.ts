import { randomUUID } from 'node:crypto';
import type { Topic } from './Bus';

/** Topics that are remembered for those who come back. */
const MAX_TOPICS = 5_000;

/**
 * The topics that this instance heard, numbered, so that a stream which broke off can go on where it stopped. Ids of
 * another instance, of an earlier process or from before the memory are unknown.
 */
export class TopicLog {
  // With a start of its own, ids of before can be told apart.
  #epoch = randomUUID().slice(0, 8);
  #topics: Topic[] = [];
  /** How many topics were forgotten. */
  #dropped = 0;

  /** Answers the topic's number. */
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

  /** The topics after an id, each once; undefined when it is unknown what came after it. */
  findSince(id: string): Topic[] | undefined {
    const [, epoch, digits] = /^([0-9a-f]{8})-([0-9]{1,15})$/.exec(id) ?? [];
    const number = Number(digits);
    if (epoch !== this.#epoch || number < this.#dropped || number > this.newest) return undefined;
    return [...new Set(this.#topics.slice(number - this.#dropped))];
  }

  /** Something was missed: no id of before can be gone on from. */
  restart(): void {
    this.#epoch = randomUUID().slice(0, 8);
    this.#topics = [];
    this.#dropped = 0;
  }
}
