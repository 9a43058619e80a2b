import type { ReleasePointer } from '@marquee/shared-contracts';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Move, movePointer } from './movePointer';

const name = 'mf-quiz';
const who = 'quiz team';
const plain: ReleasePointer = { stable: '1.1.0', canary: null, previous: ['1.0.0', '0.9.0'] };
const trying: ReleasePointer = { ...plain, canary: { version: '1.2.0', percent: 10 } };
const createStableMove = (version: string): Move => ({ name, who, what: 'stable', version });
const createCanaryMove = (version: string, percent: number): Move => ({
  name,
  who,
  what: 'canary',
  version,
  percent,
});
const rollback: Move = { name, who, what: 'rollback' };

const moves: [string, ReleasePointer | undefined, Move, ReleasePointer, string | undefined][] = [
  [
    'the first release',
    undefined,
    createStableMove('1.0.0'),
    { stable: '1.0.0', canary: null, previous: [] },
    'stable',
  ],
  [
    'a newer release',
    plain,
    createStableMove('1.2.0'),
    { stable: '1.2.0', canary: null, previous: ['1.1.0', '1.0.0', '0.9.0'] },
    'stable',
  ],
  [
    'an older one again',
    plain,
    createStableMove('0.9.0'),
    { stable: '0.9.0', canary: null, previous: ['1.1.0', '1.0.0'] },
    'stable',
  ],
  ['the stable one again', plain, createStableMove('1.1.0'), plain, undefined],
  ['a canary', plain, createCanaryMove('1.2.0', 10), trying, 'canary'],
  [
    'a canary for more',
    trying,
    createCanaryMove('1.2.0', 50),
    { ...plain, canary: { version: '1.2.0', percent: 50 } },
    'canary',
  ],
  [
    'the canary as stable',
    trying,
    createStableMove('1.2.0'),
    { stable: '1.2.0', canary: null, previous: ['1.1.0', '1.0.0', '0.9.0'] },
    'stable',
  ],
  ['a rollback while a canary runs', trying, rollback, plain, 'end of canary'],
  ['a rollback', plain, rollback, { stable: '1.0.0', canary: null, previous: ['0.9.0'] }, 'rollback'],
];

const refused: [string, ReleasePointer | undefined, Move, RegExp][] = [
  [
    'a canary of a remote without a stable release',
    undefined,
    createCanaryMove('1.0.0', 10),
    /no stable release yet/,
  ],
  ['the stable release as canary', plain, createCanaryMove('1.1.0', 10), /stable already/],
  ['a canary for nobody', plain, createCanaryMove('1.2.0', 0), /1 to 99 percent/],
  ['a canary for all', plain, createCanaryMove('1.2.0', 100), /1 to 99 percent/],
  ['a canary for no number', plain, createCanaryMove('1.2.0', Number.NaN), /1 to 99 percent/],
  ['a rollback with nothing before', { ...plain, previous: [] }, rollback, /no earlier release/],
  ['a rollback of what was never released', undefined, rollback, /no earlier release/],
];

describe('a moved pointer', () => {
  for (const [description, before, move, after, step] of moves) {
    it(`follows ${description}`, () => {
      const moved = movePointer(before, move);
      assert.deepEqual(moved.pointer, after);
      assert.equal(moved.step?.what, step);
      if (moved.step) assert.equal(moved.step.who, who);
    });
  }

  it('records why a person promoted a canary without its verdict', () => {
    const why = 'seen by us on one campus';
    const { step } = movePointer(trying, { name, who, what: 'stable', version: '1.2.0', why });
    assert.equal(step?.why, why);
  });

  for (const [description, before, move, message] of refused) {
    it(`rejects ${description}`, () => {
      assert.throws(() => movePointer(before, move), message);
    });
  }
});
