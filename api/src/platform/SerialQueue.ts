import { refuse } from './http/refuse';

/** Runs one task at a time, because each takes memory and processor time that calls need. */
export class SerialQueue {
  readonly #maxQueued: number;
  #queued = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(maxQueued: number) {
    this.#maxQueued = maxQueued;
  }

  /** @throws `OVERLOADED` beyond the queue */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#queued >= this.#maxQueued) refuse('OVERLOADED');
    this.#queued += 1;
    const turn = this.#last.then(task).finally(() => {
      this.#queued -= 1;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
