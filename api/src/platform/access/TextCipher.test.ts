import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { TextCipher } from './TextCipher';

describe('an encrypted text', () => {
  it('opens with the same secret, purpose and id only', () => {
    const sealed = new TextCipher('secret', 'tests').seal('id', 'text');
    assert.equal(new TextCipher('secret', 'tests').open('id', sealed), 'text');
    assert.throws(() => new TextCipher('secret', 'tests').open('other', sealed));
    assert.throws(() => new TextCipher('secret', 'other').open('id', sealed));
    assert.throws(() => new TextCipher('other', 'tests').open('id', sealed));
  });
});
