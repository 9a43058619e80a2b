import assert from 'node:assert/strict';
import { it } from 'node:test';
import { toOffset } from './toOffset';

it('skips at most 20,000 rows', () => {
  assert.equal(toOffset({ page: 0, size: 20 }), 0);
  assert.equal(toOffset({ page: 200, size: 100 }), 20_000);
  assert.equal(toOffset({ page: 201, size: 100, after: 'a-cursor' }), 0);
  assert.throws(() => toOffset({ page: 201, size: 100 }), {
    refusal: 'PAGE_TOO_DEEP',
    details: { lastPage: 200 },
  });
});
