import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readDatabaseSettings } from './readDatabaseSettings';
import { waitForDatabase } from './waitForDatabase';

const createError = (code: string): Error => Object.assign(new Error('canary'), { code });

/** Opens after as many failures as are given. */
const failThenOpen = (failures: Error[]) => async (): Promise<string> => {
  const error = failures.shift();
  if (error !== undefined) throw error;
  return 'open';
};

describe('a start without a database', () => {
  it('waits for a server that is away, or is starting up itself', async () => {
    const waits: unknown[] = [];
    const opened = await waitForDatabase(failThenOpen([createError('ECONNREFUSED'), createError('57P03')]), {
      seconds: 5,
      onWait: async (error) => void waits.push(Object(error).code),
    });
    assert.equal(opened, 'open');
    assert.deepEqual(waits, ['ECONNREFUSED']);
  });

  it('tells the operator what to do after the wait', async () => {
    const away = Array.from({ length: 20 }, () => createError('ECONNREFUSED'));
    await assert.rejects(waitForDatabase(failThenOpen(away), { seconds: 0, onWait: async () => undefined }), {
      message:
        'The database server of DATABASE_URL did not come within 0 s (ECONNREFUSED). Start it, or correct DATABASE_URL.',
    });
  });

  it('does not wait after a permanent error', async () => {
    const wait = { seconds: 60, onWait: async () => assert.fail('waited') };
    await assert.rejects(waitForDatabase(failThenOpen([createError('28P01')]), wait), { code: '28P01' });
  });

  it('reads its duration from a setting', () => {
    assert.deepEqual(readDatabaseSettings({}), { waitSeconds: 60 });
    assert.deepEqual(readDatabaseSettings({ DATABASE_WAIT_SECONDS: '5' }), { waitSeconds: 5 });
    assert.throws(() => readDatabaseSettings({ DATABASE_WAIT_SECONDS: 'soon' }), {
      message: 'DATABASE_WAIT_SECONDS must be a number from 0 to 600, not "soon".',
    });
  });
});
