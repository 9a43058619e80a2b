import type { CallCost } from './CallCost';

/** Calls that shared a statement in the crowd of the measurement, which had 100 callers and two statements in turns. */
const BATCH = 50;

/** A lone call costs more than in a crowd, because the processor sleeps between calls: measured by calls that share nothing. */
const ALONE = { instance: 1.222 / 0.746, database: 0.64 / 0.627 };

interface Measured {
  instance: number;
  database: number;
}

interface SharedCalls {
  alone: Measured;
  crowd: Measured;
  maxBatch: number;
}

/** Splits what a call costs alone and in a crowd into the cost of a statement and that of a call. */
function splitCost(name: string, { alone, crowd, maxBatch }: SharedCalls): CallCost {
  const split = (one: number, shared: number) => ({
    statement: (one - shared) / (1 - 1 / BATCH),
    call: shared - (one - shared) / (BATCH - 1),
  });
  const instance = split(alone.instance / ALONE.instance, crowd.instance);
  const database = split(alone.database / ALONE.database, crowd.database);
  return {
    name,
    instance: instance.call,
    instanceStatement: instance.statement,
    statement: database.statement,
    perCall: database.call,
    maxBatch,
  };
}

/** A call with statements of its own. */
const createCost = (name: string, { instance, database }: Measured): CallCost => ({
  name,
  instance,
  instanceStatement: 0,
  statement: database,
  perCall: 0,
  maxBatch: 1,
});

/** The costs of calls on the machine of docs/performance.md, measured by `npm run bench -- api callCosts`. */
export const measuredCosts = {
  answer: splitCost('answer', {
    alone: { instance: 1.994, database: 1.6 },
    crowd: { instance: 0.186, database: 0.117 },
    maxBatch: 500,
  }),
  submit: splitCost('submit', {
    alone: { instance: 3.761, database: 7.34 },
    crowd: { instance: 0.268, database: 0.393 },
    maxBatch: 250,
  }),
  /** Alone it has one statement, like an event page. */
  session: splitCost('session', {
    alone: { instance: 1.222, database: 0.64 },
    crowd: { instance: 0.215, database: 0.12 },
    maxBatch: 500,
  }),
  eventPage: createCost('event page', { instance: 0.746, database: 0.627 }),
  registration: createCost('registration', { instance: 2.616, database: 2.373 }),
  /** Argon2id works beside the thread; the simulation adds it to the thread's work. */
  login: createCost('login', { instance: 14.41, database: 1.8 }),
};
