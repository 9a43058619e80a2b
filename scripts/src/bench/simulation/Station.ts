import type { EventQueue } from './EventQueue';

interface Job {
  milliseconds: number;
  onEnd: () => void;
}

/** Equal servers with one queue, first come first served. */
export class Station {
  readonly #events: EventQueue;
  readonly #servers: number;
  #waiting: Job[] = [];
  /** The index of the first waiting job, because removing from a long array costs its length. */
  #first = 0;
  #busy = 0;
  #worked = 0;

  constructor(events: EventQueue, servers: number) {
    this.#events = events;
    this.#servers = servers;
  }

  /** The work so far, in milliseconds of one server. */
  get worked(): number {
    return this.#worked;
  }

  /** Works for so many milliseconds as soon as a server is free, then calls `onEnd`. */
  serve(milliseconds: number, onEnd: () => void): void {
    this.#waiting.push({ milliseconds, onEnd });
    this.#startNext();
  }

  #startNext(): void {
    const job = this.#waiting[this.#first];
    if (job === undefined || this.#busy === this.#servers) return;
    this.#first += 1;
    if (this.#first === this.#waiting.length) [this.#waiting, this.#first] = [[], 0];
    this.#busy += 1;
    this.#worked += job.milliseconds;
    this.#events.add(this.#events.now + job.milliseconds, () => {
      this.#busy -= 1;
      this.#startNext();
      job.onEnd();
    });
  }
}
