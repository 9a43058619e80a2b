import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTimeout } from './withTimeout';

test('what comes in time is answered, what is late or fails is not', async () => {
  assert.equal(await withTimeout(Promise.resolve('there'), 1_000), 'there');
  assert.equal(await withTimeout(new Promise(() => undefined), 5), undefined);
  assert.equal(await withTimeout(Promise.reject(new Error('away')), 1_000), undefined);
});
