import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { buildDatabase } from '../testing/buildDatabase';
import { withoutServer } from '../testing/withoutServer';
import { inTurn } from './inTurn';

it('lets one prepare after the other, also after one that failed', { skip: withoutServer }, async () => {
  const test = await buildDatabase();
  let inside = 0;
  const prepare = async (fails: boolean): Promise<number> => {
    inside += 1;
    await setTimeout(50);
    const together = inside;
    inside -= 1;
    if (fails) throw new Error('on purpose');
    return together;
  };
  const runs = [true, false, false].map((fails) => inTurn(test.database, () => prepare(fails)));
  const ended = await Promise.allSettled(runs);
  assert.deepEqual(
    ended.map((run) => (run.status === 'fulfilled' ? run.value : 'failed')),
    ['failed', 1, 1],
  );
  await test.close();
});
