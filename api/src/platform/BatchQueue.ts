import { isDatabaseUnavailable } from './database/isDatabaseUnavailable';

interface PendingItem<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface BatchOptions<Item, Result> {
  /** One result per item, in the same order. */
  perform: (subject: string, items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items with the same key run in different batches, in order. Without it all items may share a batch. */
  keyOf?: (item: Item) => string;
  maxBatchSize: number;
}

/**
 * Natural batching: items that arrive during a subject's statement share the next statement. A single item never
 * waits, and batches grow with the load.
 */
export class BatchQueue<Item, Result> {
  readonly #work: BatchOptions<Item, Result>;
  readonly #waiting = new Map<string, PendingItem<Item, Result>[]>();

  constructor(work: BatchOptions<Item, Result>) {
    this.#work = work;
  }

  add(subject: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const queue = this.#waiting.get(subject);
      if (queue !== undefined) return void queue.push({ item, resolve, reject });
      this.#waiting.set(subject, [{ item, resolve, reject }]);
      void this.#drain(subject);
    });
  }

  async #drain(subject: string): Promise<void> {
    for (let batch = this.#next(subject); batch.length > 0; batch = this.#next(subject)) {
      await this.#run(subject, batch);
    }
    this.#waiting.delete(subject);
  }

  #next(subject: string): PendingItem<Item, Result>[] {
    const { keyOf, maxBatchSize } = this.#work;
    const queue = this.#waiting.get(subject) ?? [];
    if (keyOf === undefined) return queue.splice(0, maxBatchSize);
    const taken = new Map<string, PendingItem<Item, Result>>();
    const left: PendingItem<Item, Result>[] = [];
    for (const one of queue) {
      const key = keyOf(one.item);
      if (taken.size < maxBatchSize && !taken.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.#waiting.set(subject, left);
    return [...taken.values()];
  }

  async #run(subject: string, batch: readonly PendingItem<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work.perform(
        subject,
        batch.map(({ item }) => item),
      );
      batch.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      if (batch.length === 1 || isErrorOfWholeBatch(error))
        return batch.forEach(({ reject }) => reject(error));
      // Retries each item alone, so that one invalid item fails only itself; repeated writes are harmless.
      for (const one of batch) await this.#run(subject, [one]);
    }
  }
}

/** A deadlock aborts one statement; its items succeed alone. */
const DEADLOCK = '40P01';

/** A statement timeout; each item might take as long alone. */
const TIMED_OUT = '57014';

/** Without a database each retry would wait again. */
function isErrorOfWholeBatch(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === TIMED_OUT || (isDatabaseUnavailable(error) && code !== DEADLOCK);
}
