import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CounterTable } from './CounterTable';

const CALLERS = 200_000;

describe('a table of counters', () => {
  it('counts each key in its own window', () => {
    const table = new CounterTable(60_000);
    assert.deepEqual(table.count('one', 1_000), { hits: 1, endsAt: 61_000 });
    assert.deepEqual(table.count('one', 60_999), { hits: 2, endsAt: 61_000 });
    assert.deepEqual(table.count('other', 2_000), { hits: 1, endsAt: 62_000 });
    assert.deepEqual([table.read('one', 60_999), table.read('one', 61_000)], [2, 0]);
    assert.deepEqual(table.count('one', 61_000), { hits: 1, endsAt: 121_000 });
  });

  it('keeps its size, and its frequent keys through 200,000 callers in a minute', () => {
    const table = new CounterTable(60_000);
    const { bytes } = table;
    for (let hit = 0; hit < 100; hit += 1) table.count('often', 0);
    for (let caller = 0; caller < CALLERS; caller += 1) table.count(`caller ${caller}`, 1);
    assert.equal(table.bytes, bytes);
    assert.ok(bytes < 2_000_000);
    assert.equal(table.read('often', 2), 100);
  });

  it('never confuses two callers', () => {
    const table = new CounterTable(60_000);
    let mistaken = 0;
    for (let caller = 0; caller < 20_000; caller += 1)
      if (table.count(`session ${caller}`, 0).hits > 1) mistaken += 1;
    assert.equal(mistaken, 0);
  });
});
