import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { notifications } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { purgeExpired } from '../../purgeExpired';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { notify } from './notify';

const DAY = 24 * 3600;

const test = setUpTestApp();

/** Creates `count` notifications for the person, a minute apart, "Notice 1" first. */
async function createNotifications({ id }: TestAccount, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    test.clock.advance(60);
    const notice = {
      recipientId: id,
      type: 'JOIN_REQUEST',
      title: `Notice ${number}`,
      message: 'Somebody wants to join. request id: 1',
      action: { type: 'JOIN_REQUEST', requestId: '1', teamId: '2', state: 'PENDING' },
      dedupeKey: uuidv7(),
    } as const;
    await test.database
      .transaction()
      .execute((transaction) => notify(transaction, [notice], test.clock.now()));
  }
}

const readParticipantPage = async ({ token }: TestAccount, page: number, size: number) =>
  (await test.call(notifications.list, { params: { page: String(page), size: String(size) } }, token)).body;

const getTitles = (content: { title: string }[]): string[] => content.map(({ title }) => title);

describe('a person’s notifications', () => {
  it('are returned in pages, newest first, with the action as data', async () => {
    const person = await buildParticipant(test);
    await createNotifications(person, 6);
    await createNotifications(await buildParticipant(test), 1);
    const { content, data, ...counts } = await readParticipantPage(person, 1, 5);
    const { id, ...notice } = content[0] ?? { id: '' };
    assert.match(id, /^[0-9a-f-]{36}$/);
    assert.deepEqual(notice, {
      title: 'Notice 1',
      message: 'Somebody wants to join. request id: 1',
      timestamp: new Date(test.clock.now().getTime() - 6 * 60_000).toISOString(),
      isRead: false,
      type: 'JOIN_REQUEST',
      eventId: null,
      action: { type: 'JOIN_REQUEST', requestId: '1', teamId: '2', state: 'PENDING' },
    });
    assert.deepEqual(data, content);
    assert.deepEqual(counts, {
      status: 'SUCCESS',
      totalPages: 2,
      totalElements: 6,
      number: 1,
      unreadCount: 6,
    });
  });

  it('default to 5 per page for a participant and 10 for a host', async () => {
    const [person, host] = [await buildParticipant(test), await buildHost(test)];
    await createNotifications(person, 11);
    await createNotifications(host, 11);
    const own = (await test.call(notifications.newest, {}, person.token)).body;
    assert.equal(own.content.length, 5);
    const { content, totalPages, unreadCount } = (await test.call(notifications.hostNewest, {}, host.token))
      .body;
    assert.deepEqual([content.length, totalPages, unreadCount], [10, 2, 11]);
    const dropdown = await test.call(
      notifications.hostList,
      { params: { page: '0', size: '5' } },
      host.token,
    );
    assert.deepEqual(getTitles(dropdown.body.content), [
      'Notice 11',
      'Notice 10',
      'Notice 9',
      'Notice 8',
      'Notice 7',
    ]);
  });

  for (const [page, size] of [
    ['0', '51'],
    ['0', '0'],
    ['-1', '5'],
    ['x', '5'],
  ]) {
    it(`reject page ${page} of size ${size}`, async () => {
      const { token } = await buildParticipant(test);
      const { status } = await test.call(
        notifications.list,
        { params: { page: page ?? '', size: size ?? '' } },
        token,
      );
      assert.equal(status, 400);
    });
  }

  it('can be marked as read one by one or all at once, only by their reader, and repeatedly', async () => {
    const [person, other] = [await buildParticipant(test), await buildParticipant(test)];
    await createNotifications(person, 3);
    const { content } = await readParticipantPage(person, 0, 5);
    const read = (token: string) =>
      test.call(notifications.read, { params: { notificationId: content[1]?.id ?? '' } }, token);
    const foreign = await read(other.token);
    assert.deepEqual([foreign.status, foreign.error.code], [404, 'NOT_FOUND']);
    assert.equal((await readParticipantPage(person, 0, 5)).unreadCount, 3);
    assert.equal((await read(person.token)).status, 200);
    assert.equal((await read(person.token)).status, 200);
    const once = await readParticipantPage(person, 0, 5);
    assert.deepEqual([once.unreadCount, once.content.map(({ isRead }) => isRead)], [2, [false, true, false]]);
    await createNotifications(other, 1);
    for (let time = 0; time < 2; time += 1)
      assert.equal((await test.call(notifications.readAll, {}, person.token)).status, 200);
    assert.equal((await readParticipantPage(person, 0, 5)).unreadCount, 0);
    assert.equal((await readParticipantPage(other, 0, 5)).unreadCount, 1);
  });

  it('are deleted after 180 days', async () => {
    const person = await buildHost(test);
    await createNotifications(person, 2);
    const countNotifications = async (): Promise<number> =>
      (
        await test.database
          .selectFrom('notifications')
          .select('id')
          .where('recipientId', '=', person.id)
          .execute()
      ).length;
    test.clock.advance(180 * DAY - 90);
    await purgeExpired(test.app);
    assert.equal(await countNotifications(), 2);
    test.clock.advance(60);
    await purgeExpired(test.app);
    assert.equal(await countNotifications(), 1);
  });
});
