import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTimeout } from './withTimeout';

test('returns a value in time, and undefined for late or failed promises', async () => {
  assert.equal(await withTimeout(Promise.resolve('there'), 1_000), 'there');
  assert.equal(await withTimeout(new Promise(() => undefined), 5), undefined);
  assert.equal(await withTimeout(Promise.reject(new Error('away')), 1_000), undefined);
});
