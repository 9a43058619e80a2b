import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readMailSettings } from './readMailSettings';

describe('the settings of mail', () => {
  it('have defaults, also for empty values', () => {
    assert.deepEqual(readMailSettings({ MAIL_CONNECTIONS: '' }), { connections: 10, bulkPerSecond: 50 });
  });

  it('take whole numbers', () => {
    assert.deepEqual(readMailSettings({ MAIL_CONNECTIONS: '3', MAIL_BULK_PER_SECOND: '1000' }), {
      connections: 3,
      bulkPerSecond: 1000,
    });
  });

  for (const [name, value] of [
    ['MAIL_CONNECTIONS', '2'],
    ['MAIL_CONNECTIONS', 'many'],
    ['MAIL_BULK_PER_SECOND', '0'],
    ['MAIL_BULK_PER_SECOND', '1.5'],
  ] as const)
    it(`refuse ${name}=${value}, naming the variable`, () => {
      assert.throws(
        () => readMailSettings({ [name]: value }),
        new RegExp(`^Error: ${name} must be a number`),
      );
    });
});
