import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inTime } from './inTime';

test('what comes in time is answered, what is late or fails is not', async () => {
  assert.equal(await inTime(Promise.resolve('there'), 1_000), 'there');
  assert.equal(await inTime(new Promise(() => undefined), 5), undefined);
  assert.equal(await inTime(Promise.reject(new Error('away')), 1_000), undefined);
});
