import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallCost } from './CallCost';
import { createRandom } from './createRandom';
import { EventQueue } from './EventQueue';
import { simulateCallers, simulateCalls } from './simulateCalls';
import { Station } from './Station';

const JOBS = 200_000;
const MEAN_SERVICE = 1;

const drawExponential = (random: () => number, mean: number): number => -mean * Math.log(1 - random());

interface Load {
  servers: number;
  /** The share of the time in which a server works. */
  use: number;
  drawService: (random: () => number) => number;
}

/** The mean wait of Poisson arrivals at a station, in mean service times. */
function simulateMeanWait({ servers, use, drawService }: Load): number {
  const random = createRandom(7);
  const events = new EventQueue();
  const station = new Station(events, servers);
  let waited = 0;
  let arrived = 0;
  const arrive = (): void => {
    const [at, service] = [events.now, drawService(random)];
    station.serve(service, () => (waited += events.now - at - service));
    arrived += 1;
    if (arrived < JOBS) events.add(at + drawExponential(random, MEAN_SERVICE / servers / use), arrive);
  };
  events.add(0, arrive);
  events.run();
  return waited / JOBS;
}

/** Erlang's C formula: the mean wait of M/M/c in service times. */
function computeErlangWait(servers: number, use: number): number {
  const offered = servers * use;
  let blocking = 1;
  for (let count = 1; count <= servers; count += 1)
    blocking = (offered * blocking) / (count + offered * blocking);
  const waiting = blocking / (1 - use + use * blocking);
  return waiting / (servers - offered);
}

/** Crommelin's formula: the mean wait of M/D/c in service times, by sums of Poisson probabilities. */
function computeCrommelinWait(servers: number, use: number): number {
  let wait = 0;
  for (let round = 1, term = 1; term > 1e-9; round += 1) {
    const [mean, first] = [round * servers * use, round * servers];
    let probability = Math.exp(-mean);
    for (let count = 1; count <= first; count += 1) probability *= mean / count;
    term = probability;
    for (let count = first + 1; probability > 1e-12; count += 1) {
      probability *= mean / count;
      term += probability - probability / use;
    }
    wait += term;
  }
  return wait;
}

const assertNear = (value: number, expected: number, share = 0.05): void =>
  assert.ok(Math.abs(value - expected) <= share * expected, `${value} instead of ${expected}`);

describe('the formulas of this test', () => {
  it('agree with those of a single server', () => {
    assertNear(computeErlangWait(1, 0.8), 0.8 / 0.2, 1e-9);
    assertNear(computeCrommelinWait(1, 0.8), 0.8 / 2 / 0.2, 1e-6);
  });
});

describe('the mean wait at a station', () => {
  for (const [servers, use] of [
    [1, 0.5],
    [1, 0.8],
    [2, 0.8],
    [8, 0.8],
  ] as const) {
    it(`is Crommelin's for constant services: ${servers} servers, ${use} busy`, () => {
      const wait = simulateMeanWait({ servers, use, drawService: () => MEAN_SERVICE });
      assertNear(wait, computeCrommelinWait(servers, use));
    });
    it(`is Erlang's for random services: ${servers} servers, ${use} busy`, () => {
      const wait = simulateMeanWait({ servers, use, drawService: (r) => drawExponential(r, MEAN_SERVICE) });
      assertNear(wait, computeErlangWait(servers, use));
    });
  }

  it('is the same in each run', () => {
    const load: Load = { servers: 2, use: 0.7, drawService: (random) => drawExponential(random, 1) };
    assert.equal(simulateMeanWait(load), simulateMeanWait(load));
  });
});

const call: CallCost = {
  name: 'answer',
  instance: 1,
  instanceStatement: 5,
  statement: 10,
  perCall: 1,
  maxBatch: 100,
};
const arrive = (cost: CallCost, ...times: number[]) => times.map((at) => ({ at, cost }));

describe('simulated calls', () => {
  it('pass the instance and the database', () => {
    const { latencies, use, duration } = simulateCalls(arrive(call, 0), { instances: 1, databaseCores: 1 });
    assert.deepEqual([latencies, duration], [[1 + 5 + 11], 17]);
    assert.deepEqual(use, { instances: 6 / 17, database: 11 / 17 });
  });

  it('share the statement after the one that runs', () => {
    const { latencies } = simulateCalls(arrive(call, 0, 0, 0, 0), { instances: 1, databaseCores: 1 });
    // The first call leaves alone, at 9 after the others' parts; three share the statement after its end at 20.
    assert.deepEqual(latencies, [20, 38, 38, 38]);
  });

  it('wait for a core of the database that instances share', () => {
    const arrivals = arrive({ ...call, maxBatch: 1 }, 0, 0);
    const run = (databaseCores: number) => simulateCalls(arrivals, { instances: 2, databaseCores }).latencies;
    assert.deepEqual(run(1), [17, 28]);
    assert.deepEqual(run(2), [17, 17]);
  });

  it('use at most the connections of their instance', () => {
    const slow = { ...call, instance: 0, instanceStatement: 0, statement: 10, perCall: 0, maxBatch: 1 };
    const many = arrive(slow, ...Array<number>(21).fill(0));
    const { latencies } = simulateCalls(many, { instances: 1, databaseCores: 100 });
    assert.deepEqual([latencies[19], latencies[20]], [10, 20]);
  });

  it('follow each other, if a caller waits for its reply', () => {
    const { latencies, duration } = simulateCallers(
      { ...call, maxBatch: 1 },
      { callers: 1, calls: 3 },
      { instances: 1, databaseCores: 1 },
    );
    assert.deepEqual([latencies, duration], [[17, 17, 17], 51]);
  });
});
