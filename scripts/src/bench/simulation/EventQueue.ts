interface QueuedEvent {
  at: number;
  run: () => void;
}

/** Future events of a simulation in a binary heap by their times. */
export class EventQueue {
  readonly #heap: QueuedEvent[] = [];
  #now = 0;

  /** The time of the running event, in milliseconds. */
  get now(): number {
    return this.#now;
  }

  add(at: number, run: () => void): void {
    let index = this.#heap.push({ at, run }) - 1;
    while (index > 0 && this.#swapIfLater((index - 1) >> 1, index)) index = (index - 1) >> 1;
  }

  /** Runs all events, including those that events add. */
  run(): void {
    for (let event = this.#takeFirst(); event !== undefined; event = this.#takeFirst()) {
      this.#now = event.at;
      event.run();
    }
  }

  #takeFirst(): QueuedEvent | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return first;
    this.#heap[0] = last;
    let index = 0;
    let child = this.#findEarlierChild(index);
    while (this.#swapIfLater(index, child)) {
      index = child;
      child = this.#findEarlierChild(index);
    }
    return first;
  }

  #findEarlierChild(index: number): number {
    const [left, right] = [2 * index + 1, 2 * index + 2];
    const getTime = (child: number): number => this.#heap[child]?.at ?? Infinity;
    return getTime(right) < getTime(left) ? right : left;
  }

  /** Swaps an event with the one at `below` if that one is due earlier, and tells whether it did. */
  #swapIfLater(index: number, below: number): boolean {
    const [event, other] = [this.#heap[index], this.#heap[below]];
    if (event === undefined || other === undefined || event.at <= other.at) return false;
    this.#heap[index] = other;
    this.#heap[below] = event;
    return true;
  }
}
