import assert from 'node:assert/strict';
import { it } from 'node:test';
import { RATES } from './CallRates';
import { limitSettings } from './limitSettings';

it('reads the limits by address, and names the variable that is wrong', () => {
  assert.deepEqual(limitSettings({}), RATES);
  assert.deepEqual(limitSettings({ ADDRESS_CALLS_A_MINUTE: '5', ADDRESS_MAILS_AN_HOUR: '' }), {
    ...RATES,
    perAddress: 5,
  });
  for (const text of ['0', '-1', '1.5', 'many'])
    assert.throws(
      () => limitSettings({ ADDRESS_WRONG_TRIES_AN_HOUR: text }),
      /^Error: ADDRESS_WRONG_TRIES_AN_HOUR must/,
    );
});
