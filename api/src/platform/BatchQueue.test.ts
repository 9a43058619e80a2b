import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { BatchQueue } from './BatchQueue';

/** A queue whose batches finish one by one on demand. */
function createHeldQueue({ maxBatchSize = 100, poison }: { maxBatchSize?: number; poison?: string } = {}) {
  const sent: string[][] = [];
  const ends: (() => void)[] = [];
  const batches = new BatchQueue<string, string>({
    perform: async (_subject, items) => {
      sent.push([...items]);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (poison !== undefined && items.includes(poison)) throw new Error('refused');
      return items.map((item) => item.toUpperCase());
    },
    keyOf: (item) => item[0] ?? '',
    maxBatchSize,
  });
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await setImmediate();
  };
  return { batches, sent, end };
}

describe('natural batching', () => {
  it('runs the first item immediately, and later items together, each with its own result', async () => {
    const { batches, sent, end } = createHeldQueue();
    const results = ['a1', 'b1', 'c1'].map((item) => batches.add('quiz', item));
    assert.deepEqual(sent, [['a1']]);
    await end();
    assert.deepEqual(sent, [['a1'], ['b1', 'c1']]);
    await end();
    assert.deepEqual(await Promise.all(results), ['A1', 'B1', 'C1']);
    const later = batches.add('quiz', 'd1');
    await end();
    assert.equal(await later, 'D1');
  });

  it('keeps items of one key in order and apart, and other subjects out of the queue', async () => {
    const { batches, sent, end } = createHeldQueue();
    for (const item of ['x', 'a1', 'a2', 'b1']) void batches.add('quiz', item);
    void batches.add('other', 'a9');
    assert.deepEqual(sent, [['x'], ['a9']]);
    for (let statement = 0; statement < 4; statement += 1) await end();
    assert.deepEqual(sent, [['x'], ['a9'], ['a1', 'b1'], ['a2']]);
  });

  it('limits the size of a batch', async () => {
    const { batches, sent, end } = createHeldQueue({ maxBatchSize: 2 });
    for (const item of ['x', 'a', 'b', 'c']) void batches.add('quiz', item);
    for (let statement = 0; statement < 3; statement += 1) await end();
    assert.deepEqual(sent, [['x'], ['a', 'b'], ['c']]);
  });

  it('fails a batch once when the database is away, instead of retrying each item', async () => {
    let statements = 0;
    const batches = new BatchQueue<string, string>({
      perform: async (_subject, items) => {
        statements += 1;
        await setImmediate();
        if (items.includes('b')) throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
        return items;
      },
      maxBatchSize: 100,
    });
    const settled = await Promise.allSettled(['x', 'a', 'b', 'c'].map((item) => batches.add('quiz', item)));
    assert.deepEqual(
      settled.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected', 'rejected'],
    );
    assert.equal(statements, 2);
  });

  it('fails only the invalid item', async () => {
    const { batches, end } = createHeldQueue({ poison: 'b' });
    const results = ['x', 'a', 'b', 'c'].map((item) => batches.add('quiz', item));
    const settled = Promise.allSettled(results);
    for (let statement = 0; statement < 5; statement += 1) await end();
    assert.deepEqual(
      (await settled).map(({ status }) => status),
      ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    );
  });
});
