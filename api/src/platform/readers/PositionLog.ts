import type { WrittenPosition } from './Replica';

/** A position with this process's monotonic time, in milliseconds, before it was read. */
export interface Sample extends WrittenPosition {
  at: number;
}

/** The newest positions of the primary, oldest first. */
export class PositionLog {
  #samples: Sample[] = [];
  readonly #keptMs: number;

  constructor(keptMs: number) {
    this.#keptMs = keptMs;
  }

  add(sample: Sample): void {
    this.#samples = [...this.#samples.filter(({ at }) => at >= sample.at - this.#keptMs), sample];
  }

  /**
   * The oldest position read at or after a time: a replica that replayed it has every change from before that time.
   * Undefined if no position is that new.
   */
  findSince(time: number): Sample | undefined {
    return this.#samples.find(({ at }) => at >= time);
  }

  /** The newest position that a replica has replayed. */
  findReplayed(replayed: bigint): Sample | undefined {
    return this.#samples.findLast(({ position }) => position <= replayed);
  }
}
