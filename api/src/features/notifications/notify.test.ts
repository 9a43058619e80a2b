import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildHost } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { notify } from './notify';

const test = setUpTestApp();

it('notifies a person once per cause, and again for another cause', async () => {
  const { id } = await buildHost(test);
  const now = test.clock.now();
  const welcome = { recipientId: id, type: 'WELCOME', title: 'Welcome', message: 'Hello.' } as const;
  for (const dedupeKey of ['first', 'first', 'second'])
    await test.database
      .transaction()
      .execute((transaction) => notify(transaction, [{ ...welcome, dedupeKey }], now));
  const rows = await test.database
    .selectFrom('notifications')
    .select(['dedupeKey', 'readAt'])
    .where('recipientId', '=', id)
    .where('dedupeKey', 'in', ['first', 'second'])
    .orderBy('dedupeKey')
    .execute();
  assert.deepEqual(rows, [
    { dedupeKey: 'first', readAt: null },
    { dedupeKey: 'second', readAt: null },
  ]);
});
