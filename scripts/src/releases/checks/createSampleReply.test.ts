import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { endpoints, events } from '@marquee/shared-contracts';
import { createSampleReply } from './createSampleReply';

describe('the data of a check', () => {
  for (const size of ['full', 'empty'] as const)
    it(`fits the reply of every call: ${size}`, () => {
      for (const [name, call] of endpoints) {
        const { error } = call.definition.reply.safeParse(createSampleReply(call, size));
        assert.equal(error?.message, undefined, name);
      }
    });

  it('has rows, or empty lists', () => {
    const list = (size: 'full' | 'empty') => createSampleReply(events.events, size) as object[];
    assert.equal(list('full').length, 3);
    assert.deepEqual(list('empty'), []);
  });
});
