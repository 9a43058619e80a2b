import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FairQueue, type Turn } from './FairQueue';

const logIn = (source: string): Turn => ({ lane: 'logIn', source });

function fill(queue: FairQueue, turn: Turn, count = 1): { name: string; refused: number; started: number } {
  const state = { name: `${turn.lane} ${turn.source}`, refused: 0, started: 0 };
  for (let added = 0; added < count; added += 1)
    queue.add(turn, {
      start: () => {
        state.started += 1;
      },
      refuse: () => {
        state.refused += 1;
      },
    });
  return state;
}

const run = (queue: FairQueue, turns: number): void => {
  for (let turn = 0; turn < turns; turn += 1) queue.take()?.();
};

describe('a fair queue', () => {
  it('gives each lane an equal share during a flood', () => {
    const queue = new FairQueue(300);
    const flood = fill(queue, logIn('attacker'), 300);
    const signUps = fill(queue, { lane: 'signUp', source: 'campus' }, 5);
    const proven = fill(queue, { lane: 'proven', source: '' }, 5);
    run(queue, 15);
    assert.deepEqual([signUps.started, proven.started, flood.started], [5, 5, 5]);
  });

  it('gives each source within a lane an equal share', () => {
    const queue = new FairQueue(300);
    fill(queue, logIn('attacker'), 200);
    const honest = fill(queue, logIn('campus'), 5);
    run(queue, 10);
    assert.equal(honest.started, 5);
  });

  it('refuses the source that fills a lane, not a later source', () => {
    const queue = new FairQueue(300);
    const flood = fill(queue, logIn('attacker'), 310);
    const honest = fill(queue, logIn('campus'), 20);
    assert.deepEqual([flood.refused, honest.refused, queue.length], [30, 0, 300]);
    run(queue, 300);
    assert.deepEqual([flood.started, honest.started, queue.length], [280, 20, 0]);
    assert.equal(queue.take(), undefined);
  });
});
