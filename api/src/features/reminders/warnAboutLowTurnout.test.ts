import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { buildRegistered, findNotifications } from '../../testing/buildTeam';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { sendReminders } from './sendReminders';

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const readWarnings = async () =>
  (await findNotifications(test, host, 'CAPACITY_LOW')).map(({ message }) => message);

async function advanceHours(hours: number): Promise<void> {
  test.clock.advance(hours * 3600);
  await sendReminders(test.app);
  await sendReminders(test.app);
}

it('notifies the host of missing participants a day before registration closes, once', async () => {
  const eventId = await buildEvent(test, host, { capacityMin: 2 });
  await buildRegistered(test, eventId);
  await advanceHours(23);
  assert.deepEqual(await readWarnings(), []);
  await advanceHours(2);
  const message = '1 of at least 2 have registered. Registration closes: May 6, 2026, 3:30 PM IST';
  assert.deepEqual(await readWarnings(), [message]);
  await advanceHours(2);
  assert.equal((await readWarnings()).length, 1);
  await test.database
    .updateTable('events')
    .set({ registerEnd: addHours(test, 22) })
    .where('id', '=', eventId)
    .execute();
  await advanceHours(1);
  assert.equal((await readWarnings()).length, 2);
});

it('skips an event that has enough people, needs none, or was cancelled', async () => {
  const soon = {
    registerEnd: addHours(test, 2),
    startTime: addHours(test, 2),
    endTime: addHours(test, 3),
  };
  await buildRegistered(test, await buildEvent(test, host, { ...soon, capacityMin: 1 }));
  await buildEvent(test, host, { ...soon, capacityMin: 0 });
  await buildEvent(test, host, { ...soon, capacityMin: 5, cancelledAt: test.clock.now() });
  await advanceHours(1);
  assert.deepEqual(await readWarnings(), []);
});
