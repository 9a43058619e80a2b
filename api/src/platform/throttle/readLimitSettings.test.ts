import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DEFAULT_RATE_LIMITS } from './RateLimiter';
import { readLimitSettings } from './readLimitSettings';

it('reads the limits by address, and names the variable that is wrong', () => {
  assert.deepEqual(readLimitSettings({}), DEFAULT_RATE_LIMITS);
  assert.deepEqual(readLimitSettings({ ADDRESS_CALLS_A_MINUTE: '5', ADDRESS_MAILS_AN_HOUR: '' }), {
    ...DEFAULT_RATE_LIMITS,
    perAddress: 5,
  });
  for (const text of ['0', '-1', '1.5', 'many'])
    assert.throws(
      () => readLimitSettings({ ADDRESS_WRONG_TRIES_AN_HOUR: text }),
      /^Error: ADDRESS_WRONG_TRIES_AN_HOUR must/,
    );
});
