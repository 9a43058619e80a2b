/** Kinds of callers with equal shares, so that a flood of one never starves the others. */
export const LANES = ['proven', 'signUp', 'logIn'] as const;
export type Lane = (typeof LANES)[number];

/** A kind of caller, and its source, such as a network, within the lane. */
export interface Turn {
  lane: Lane;
  source: string;
}

interface Waiting {
  start: () => void;
  refuse: () => void;
}

/** Queues callers: lanes alternate, and sources alternate within a lane. */
export class FairQueue {
  readonly #laneMax: number;
  readonly #lanes = new Map<Lane, Map<string, Waiting[]>>(LANES.map((lane) => [lane, new Map()]));
  readonly #lengths = new Map<Lane, number>(LANES.map((lane) => [lane, 0]));

  constructor(laneMax: number) {
    this.#laneMax = laneMax;
  }

  get length(): number {
    return LANES.reduce((sum, lane) => sum + this.#lengthOf(lane), 0);
  }

  /** Adds a caller. A full lane refuses the newest caller of the source with the most callers. */
  add({ lane, source }: Turn, waiting: Waiting): void {
    const sources = this.#lanes.get(lane);
    if (sources === undefined) return waiting.refuse();
    const own = sources.get(source) ?? [];
    if (this.#lengthOf(lane) >= this.#laneMax) {
      const longest = [...sources.values()].reduce(
        (longer, list) => (list.length > longer.length ? list : longer),
        own,
      );
      if (longest.length <= own.length + 1) return waiting.refuse();
      longest.pop()?.refuse();
      this.#change(lane, -1);
    }
    own.push(waiting);
    sources.set(source, own);
    this.#change(lane, 1);
  }

  /** Removes and returns the next caller. */
  take(): (() => void) | undefined {
    for (const [lane, sources] of this.#lanes) {
      const [first] = sources;
      if (first === undefined) continue;
      const [source, list] = first;
      // Moves a served lane or source to the end.
      this.#lanes.delete(lane);
      this.#lanes.set(lane, sources);
      sources.delete(source);
      const next = list.shift();
      if (list.length > 0) sources.set(source, list);
      this.#change(lane, -1);
      return next?.start;
    }
    return undefined;
  }

  #lengthOf(lane: Lane): number {
    return this.#lengths.get(lane) ?? 0;
  }

  #change(lane: Lane, by: 1 | -1): void {
    this.#lengths.set(lane, this.#lengthOf(lane) + by);
  }
}
