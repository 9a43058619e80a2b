import type { CallCost } from './CallCost';
import type { EventQueue } from './EventQueue';
import { Station } from './Station';

/** Connections of an instance to the database. */
const CONNECTIONS = 20;

interface Lane {
  waiting: (() => void)[];
  running: number;
}

/** An instance of the API: one thread, and statements that calls of a kind share as in `BatchQueue`. */
export class Instance {
  readonly #database: Station;
  readonly #thread: Station;
  readonly #lanes = new Map<CallCost, Lane>();

  constructor(events: EventQueue, database: Station) {
    this.#database = database;
    this.#thread = new Station(events, 1);
  }

  /** The work of its thread so far, in milliseconds. */
  get worked(): number {
    return this.#thread.worked;
  }

  receive(cost: CallCost, onEnd: () => void): void {
    this.#thread.serve(cost.instance, () => {
      const lane = this.#lanes.get(cost) ?? { waiting: [], running: 0 };
      this.#lanes.set(cost, lane);
      lane.waiting.push(onEnd);
      this.#sendNext(cost, lane);
    });
  }

  #sendNext(cost: CallCost, lane: Lane): void {
    const isShared = cost.maxBatch > 1;
    if (lane.waiting.length === 0 || lane.running === (isShared ? 1 : CONNECTIONS)) return;
    const batch = lane.waiting.splice(0, cost.maxBatch);
    lane.running += 1;
    this.#thread.serve(cost.instanceStatement, () =>
      this.#database.serve(cost.statement + cost.perCall * batch.length, () => {
        lane.running -= 1;
        for (const onEnd of batch) onEnd();
        this.#sendNext(cost, lane);
      }),
    );
  }
}
