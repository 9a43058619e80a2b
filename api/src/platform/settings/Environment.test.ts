import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readInteger } from './Environment';

const range = { default: 7, min: 1, max: 20 };

describe('readInteger', () => {
  it('returns the default for an absent or empty variable', () => {
    assert.equal(readInteger({}, 'SIZE', range), 7);
    assert.equal(readInteger({ SIZE: '' }, 'SIZE', range), 7);
    assert.equal(readInteger({}, 'SIZE', { ...range, default: undefined }), undefined);
  });

  for (const text of ['1', '20'])
    it(`accepts the bound ${text}`, () => {
      assert.equal(readInteger({ SIZE: text }, 'SIZE', range), Number(text));
    });

  for (const text of ['0', '21', '-1', '1.5', '1e1', '0x5', ' 5', 'many', '1000000001'])
    it(`rejects "${text}"`, () => {
      assert.throws(() => readInteger({ SIZE: text }, 'SIZE', range), {
        message: `SIZE must be a number from 1 to 20, not "${text}".`,
      });
    });
});
