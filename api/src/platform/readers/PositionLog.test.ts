import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PositionLog } from './PositionLog';
import { parsePosition } from './Replica';

const positions: [text: string, bytes: bigint][] = [
  ['0/0', 0n],
  ['0/16B3748', 23_803_720n],
  ['0/FFFFFFFF', 4_294_967_295n],
  ['1/0', 4_294_967_296n],
  ['A1/0', 691_489_734_656n],
];

describe('a position of the log', () => {
  for (const [text, bytes] of positions)
    it(`${text} is byte ${bytes}`, () => assert.equal(parsePosition(text), bytes));
});

describe('the newest positions', () => {
  const time = new Date(0);
  const log = new PositionLog(1_000);
  for (const [at, position] of [
    [0, 10n],
    [200, 20n],
    [400, 20n],
    [1_100, 30n],
  ] as const)
    log.add({ at, position, time });

  // The position read at 0 was dropped at 1,100.
  const required: [since: number, at: number | undefined][] = [
    [-Infinity, 200],
    [200, 200],
    [201, 400],
    [1_100, 1_100],
    [1_101, undefined],
  ];
  for (const [since, at] of required)
    it(`require for changes before ${since} the position read at ${at}`, () =>
      assert.equal(log.findSince(since)?.at, at));

  const known: [replayed: bigint, at: number | undefined][] = [
    [19n, undefined],
    [20n, 400],
    [29n, 400],
    [30n, 1_100],
    [99n, 1_100],
  ];
  for (const [replayed, at] of known)
    it(`are replayed up to that read at ${at} by a replica at ${replayed}`, () =>
      assert.equal(log.findReplayed(replayed)?.at, at));
});
