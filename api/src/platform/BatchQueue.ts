import { isDatabaseUnavailable } from './database/isDatabaseUnavailable';

interface PendingItem<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface BatchOptions<Item, Result> {
  /** One result for each item, in the same order. */
  perform: (subject: string, items: readonly Item[]) => Promise<readonly Result[]>;
  /** Items of one key never go together: the later one is of the next batch. Without it all may. */
  keyOf?: (item: Item) => string;
  atMost: number;
}

/**
 * Natural batching: what arrives while a statement for the same subject runs goes together in the next one. No timer:
 * a single item goes at once, and the busier it gets the fuller the batches are.
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
    const { keyOf, atMost } = this.#work;
    const queue = this.#waiting.get(subject) ?? [];
    if (keyOf === undefined) return queue.splice(0, atMost);
    const taken = new Map<string, PendingItem<Item, Result>>();
    const left: PendingItem<Item, Result>[] = [];
    for (const one of queue) {
      const key = keyOf(one.item);
      if (taken.size < atMost && !taken.has(key)) taken.set(key, one);
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
      if (batch.length === 1 || failsAll(error)) return batch.forEach(({ reject }) => reject(error));
      // One bad item must not fail the others: each is tried alone, which is harmless because writes may be repeated.
      for (const one of batch) await this.#run(subject, [one]);
    }
  }
}

/** A deadlock ends one statement; its items succeed when they are tried alone. */
const DEADLOCK = '40P01';

/** A statement that ran out of time; alone each of its items might take as long. */
const TIMED_OUT = '57014';

/** Without a database each item alone would wait for it once more. */
function failsAll(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === TIMED_OUT || (isDatabaseUnavailable(error) && code !== DEADLOCK);
}
