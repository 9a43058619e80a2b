import type { CallCost } from './CallCost';
import { EventQueue } from './EventQueue';
import { Instance } from './Instance';
import { Station } from './Station';

/** A call and the time of its arrival, in milliseconds. */
export interface Arrival {
  at: number;
  cost: CallCost;
}

export interface SimulatedSystem {
  instances: number;
  databaseCores: number;
}

export interface SimulatedCalls {
  /** Milliseconds from each arrival to its reply, in the order of the replies. */
  latencies: number[];
  /** Milliseconds from the start to the last reply. */
  duration: number;
  /** The share of the time in which a thread of the instances works, and a core of the database. */
  use: { instances: number; database: number };
}

type Send = (index: number, cost: CallCost, onEnd?: () => void) => void;

/** Runs `start`, whose calls a balancer deals out to instances that share one database. */
function simulate(
  { instances: count, databaseCores }: SimulatedSystem,
  start: (events: EventQueue, send: Send) => void,
): SimulatedCalls {
  const events = new EventQueue();
  const database = new Station(events, databaseCores);
  const instances = Array.from({ length: count }, () => new Instance(events, database));
  const latencies: number[] = [];
  start(events, (index, cost, onEnd) => {
    const at = events.now;
    instances[index % count]?.receive(cost, () => {
      latencies.push(events.now - at);
      onEnd?.();
    });
  });
  events.run();
  const duration = events.now;
  const worked = instances.reduce((sum, instance) => sum + instance.worked, 0);
  const use = { instances: worked / count / duration, database: database.worked / databaseCores / duration };
  return { latencies, duration, use };
}

/** Simulates calls that arrive at given times, in order. */
export const simulateCalls = (arrivals: readonly Arrival[], system: SimulatedSystem): SimulatedCalls =>
  simulate(system, (events, send) => {
    const addNext = (index: number): void => {
      const next = arrivals[index];
      if (next === undefined) return;
      events.add(next.at, () => {
        addNext(index + 1);
        send(index, next.cost);
      });
    };
    addNext(0);
  });

/** Simulates callers that each send the next call when they have their reply. */
export const simulateCallers = (
  cost: CallCost,
  { callers, calls }: { callers: number; calls: number },
  system: SimulatedSystem,
): SimulatedCalls =>
  simulate(system, (events, send) => {
    let sent = 0;
    const sendNext = (): void => {
      if (sent < calls) send(sent++, cost, sendNext);
    };
    for (let caller = 0; caller < callers; caller += 1) events.add(0, sendNext);
  });
