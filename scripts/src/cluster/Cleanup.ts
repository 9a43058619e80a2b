/** Collects the tasks of a stop, so that a failed start can be undone too. */
export class Cleanup {
  readonly #tasks: (() => unknown)[] = [];

  add(task: () => unknown): void {
    this.#tasks.push(task);
  }

  /** Runs every task once, the newest first. */
  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) await task();
  }
}
