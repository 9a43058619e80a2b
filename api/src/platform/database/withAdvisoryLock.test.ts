import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { buildDatabase } from '../../testing/buildDatabase';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { withAdvisoryLock } from './withAdvisoryLock';

it(
  'lets one prepare after the other, also after one that failed',
  { skip: skipWithoutPostgres },
  async () => {
    const test = await buildDatabase();
    let inside = 0;
    const prepare = async (isFailing: boolean): Promise<number> => {
      inside += 1;
      await setTimeout(50);
      const together = inside;
      inside -= 1;
      if (isFailing) throw new Error('on purpose');
      return together;
    };
    const runs = [true, false, false].map((fails) => withAdvisoryLock(test.database, () => prepare(fails)));
    const ended = await Promise.allSettled(runs);
    assert.deepEqual(
      ended.map((run) => (run.status === 'fulfilled' ? run.value : 'failed')),
      ['failed', 1, 1],
    );
    await test.close();
  },
);
