import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ReadSpread } from './ReadSpread';

describe('the delay window of rereads', () => {
  it('is zero for a few browsers, grows with their number, and ends at 15 seconds', () => {
    assert.equal(new ReadSpread(() => 0).announce(50), undefined);
    assert.equal(new ReadSpread(() => 0).announce(500), 1_000);
    assert.equal(new ReadSpread(() => 0).announce(4_000), 8_000);
    assert.equal(new ReadSpread(() => 0).announce(100_000), 15_000);
  });

  it('counts many small messages like a large message, until their window ends', () => {
    let now = 0;
    const spread = new ReadSpread(() => now);
    let last: number | undefined;
    for (let person = 0; person < 1_000; person += 1) last = spread.announce(1);
    assert.equal(last, 2_000);
    now = 1_000;
    assert.equal(spread.announce(500), 2_000);
    now = 60_000;
    assert.equal(spread.announce(1), undefined);
  });
});
