import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { TtlCache } from './TtlCache';
import { SettableClock } from '../testing/SettableClock';

let clock: SettableClock;
let fresh: TtlCache<number>;
let made: number;
const make = async () => (made += 1);
beforeEach(() => {
  clock = new SettableClock();
  fresh = new TtlCache<number>(clock, { ttlMs: 1000, maxEntries: 2 });
  made = 0;
});

describe('a cached value', () => {
  it('is loaded once for concurrent callers', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => fresh.get('a', make)));
    assert.deepEqual(new Set(all), new Set([1]));
    assert.equal(made, 1);
  });

  it('is cached until it expires, then loaded again', async () => {
    assert.equal(await fresh.get('a', make), 1);
    clock.advance(0.999);
    assert.equal(await fresh.get('a', make), 1);
    clock.advance(0.001);
    assert.equal(await fresh.get('a', make), 2);
  });

  it('expires sooner on request, once, and only for that key', async () => {
    await fresh.get('a', make);
    await fresh.get('b', make);
    for (let time = 0; time < 3; time += 1) fresh.expireSoon('a', 250);
    clock.advance(0.249);
    assert.equal(await fresh.get('a', make), 1);
    clock.advance(0.001);
    assert.equal(await fresh.get('a', make), 3);
    assert.equal(await fresh.get('b', make), 2);
  });

  it('is cached per key, evicting the oldest key at the limit', async () => {
    for (const key of ['a', 'b', 'a', 'c']) await fresh.get(key, make);
    assert.equal(made, 3);
    assert.equal(await fresh.get('b', make), 2);
    assert.equal(await fresh.get('a', make), 4);
  });

  it('is not cached when loading failed', async () => {
    await assert.rejects(
      fresh.get('a', () => Promise.reject(new Error('the database is away'))),
      /away/,
    );
    assert.equal(await fresh.get('a', make), 1);
  });
});
