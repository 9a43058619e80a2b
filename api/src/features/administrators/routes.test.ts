import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { administrators } from '@marquee/shared-contracts';
import { buildHost, buildParticipant, type TestAccount } from '../../testing/buildAccount';
import { buildEvent, addHours } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let owner: TestAccount;
let helper: TestAccount;
let eventId: string;
beforeEach(async () => {
  owner = await buildHost(test, { firstname: 'Olga' });
  helper = await buildHost(test, { firstname: 'Kabir' });
  eventId = await buildEvent(test, owner, { title: 'Moon night' });
});

const add = (hostId: string, by = owner) =>
  test.call(administrators.add, { params: { eventId, hostId } }, by.token);
const remove = (hostId: string, by = owner) =>
  test.call(administrators.remove, { params: { eventId, hostId } }, by.token);
const list = (by = owner) => test.call(administrators.list, { params: { eventId } }, by.token);
const listIds = async () => (await list()).body.data.map(({ id }) => id);
const readError = async (answer: Promise<{ status: number; error: { code: string } }>) => {
  const { status, error } = await answer;
  return [status, error.code];
};

describe('adding an administrator', () => {
  it('grants access immediately: the host reads the owner’s view, with the date', async () => {
    const { status, body } = await add(helper.id);
    assert.equal(status, 200);
    assert.deepEqual(body.data, {
      id: helper.id,
      firstName: 'Kabir',
      lastName: 'Rao',
      username: `person-${helper.id}`,
      imageUrl: '',
      email: '',
      designation: 'Dean',
      organization: 'Example College',
      addedAt: test.clock.now().toISOString(),
      accepted: false,
      role: 'MANAGER',
    });
    assert.deepEqual((await list(helper)).body.data, [body.data]);
  });

  it('notifies the host once, with the data for leaving, and writes an audit entry', async () => {
    await add(helper.id);
    test.clock.advance(60);
    assert.equal((await add(helper.id)).status, 200);
    const notices = await test.database
      .selectFrom('notifications')
      .select(['type', 'message', 'action'])
      .where('recipientId', '=', helper.id)
      .execute();
    assert.deepEqual(notices, [
      {
        type: 'ADMIN_ADDED',
        message:
          'Olga Rao made you an administrator of "Moon night". You can manage it now. Accept or leave.',
        action: { type: 'ADMIN_ADDED', eventId, hostId: helper.id, state: 'PENDING' },
      },
    ]);
    const entries = await test.database
      .selectFrom('auditEntries')
      .select(['actorId', 'action', 'details'])
      .where('objectId', '=', eventId)
      .execute();
    assert.deepEqual(entries, [
      { actorId: owner.id, action: 'administrator.add', details: { hostId: helper.id, role: 'MANAGER' } },
    ]);
  });

  it('is refused for the owner, a participant, a suspended host and a missing account', async () => {
    const suspended = await buildHost(test);
    await test.database
      .updateTable('accounts')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', suspended.id)
      .execute();
    const { id: participant } = await buildParticipant(test);
    for (const id of [owner.id, participant, suspended.id, '01900000-0000-7000-8000-000000000000'])
      assert.deepEqual(await readError(add(id)), [400, 'NOT_A_HOST'], id);
    assert.deepEqual(await listIds(), []);
  });

  it('is allowed for the owner only: an administrator gets 403, other hosts 404', async () => {
    await add(helper.id);
    const other = await buildHost(test);
    assert.deepEqual(await readError(add(other.id, helper)), [403, 'NOT_THE_OWNER']);
    assert.deepEqual(await readError(add(other.id, other)), [404, 'NOT_FOUND']);
    assert.deepEqual(await readError(list(other)), [404, 'NOT_FOUND']);
  });

  it('is refused after the event', async () => {
    const past = {
      registerEnd: addHours(test, -5),
      startTime: addHours(test, -4),
      endTime: test.clock.now(),
    };
    await test.database.updateTable('events').set(past).where('id', '=', eventId).execute();
    assert.deepEqual(await readError(add(helper.id)), [409, 'EVENT_ENDED']);
  });

  it('is limited to twenty', async () => {
    for (let count = 0; count < 20; count += 1) await add((await buildHost(test)).id);
    assert.deepEqual(await readError(add(helper.id)), [409, 'LIMIT']);
    assert.equal((await listIds()).length, 20);
  });
});

describe('removing an administrator', () => {
  it('is done by the owner, and may be repeated', async () => {
    await add(helper.id);
    assert.equal((await remove(helper.id)).status, 200);
    assert.equal((await remove(helper.id)).status, 200);
    assert.deepEqual(await listIds(), []);
    assert.deepEqual(await readError(list(helper)), [404, 'NOT_FOUND']);
  });

  it('tells the administrator, but not one who leaves', async () => {
    const [removed, leaving] = [await buildHost(test), await buildHost(test)];
    for (const { id } of [removed, leaving]) await add(id);
    await remove(removed.id);
    await remove(leaving.id, leaving);
    const told = await test.database
      .selectFrom('notifications')
      .select(['recipientId', 'title', 'message'])
      .where('eventId', '=', eventId)
      .where('type', '=', 'EVENT_CHANGED')
      .execute();
    assert.deepEqual(
      told.map(({ recipientId }) => recipientId),
      [removed.id],
    );
    assert.match(told[0]?.title ?? '', /^You are no longer an administrator of .+$/);
    assert.match(told[0]?.message ?? '', /^Olga Rao removed you from the administrators of ".+"\.$/);
  });

  it('links the told administrator to the page of a public event only', async () => {
    const hidden = await buildEvent(test, owner, { visibility: 'private' });
    for (const id of [eventId, hidden]) {
      const params = { eventId: id, hostId: helper.id };
      await test.call(administrators.add, { params }, owner.token);
      await test.call(administrators.remove, { params }, owner.token);
    }
    const told = await test.database
      .selectFrom('notifications')
      .select('eventId')
      .where('recipientId', '=', helper.id)
      .where('type', '=', 'EVENT_CHANGED')
      .orderBy('createdAt')
      .execute();
    assert.deepEqual(new Set(told.map((row) => row.eventId)), new Set([eventId, null]));
    assert.equal(told.length, 2);
  });

  it('is allowed to an administrator for themself only', async () => {
    const another = await buildHost(test);
    await add(helper.id);
    await add(another.id);
    assert.deepEqual(await readError(remove(another.id, helper)), [403, 'NOT_THE_OWNER']);
    assert.equal((await remove(helper.id, helper)).status, 200);
    assert.deepEqual(await listIds(), [another.id]);
    assert.deepEqual(await readError(remove(helper.id, helper)), [404, 'NOT_FOUND']);
  });

  it('leads to a new notification when the host is added again', async () => {
    await add(helper.id);
    await remove(helper.id);
    test.clock.advance(60);
    await add(helper.id);
    const notices = await test.database
      .selectFrom('notifications')
      .select('id')
      .where('recipientId', '=', helper.id)
      .where('type', '=', 'ADMIN_ADDED')
      .execute();
    assert.equal(notices.length, 2);
  });
});

describe('the list of hosts', () => {
  const searchHosts = (query: Record<string, string> = {}) =>
    test.call(administrators.hosts, { query }, owner.token);

  it('shows no email and no phone', async () => {
    const { body } = await searchHosts({ q: 'Kabir Rao' });
    const found = body.data.find(({ id }) => id === helper.id);
    assert.deepEqual(found, {
      id: helper.id,
      firstname: 'Kabir',
      lastname: 'Rao',
      designation: 'Dean',
      organization: 'Example College',
      imageUrl: '',
    });
    assert.doesNotMatch(JSON.stringify(body), /@|9876543210/);
  });

  it('contains hosts only, twenty per page', async () => {
    for (let count = 0; count < 21; count += 1) await buildHost(test, { firstname: 'Quilla' });
    await buildParticipant(test, { firstname: 'Quilla' });
    const { body } = await searchHosts({ q: 'quilla' });
    assert.deepEqual([body.data.length, body.totalElements, body.totalPages, body.number], [20, 21, 2, 0]);
    const second = (await searchHosts({ q: 'quilla', page: '1' })).body.data;
    assert.equal(second.length, 1);
    assert.deepEqual((await searchHosts({ q: 'quilla', after: body.next ?? '' })).body.data, second);
    assert.equal((await searchHosts()).body.data.length, 20);
  });

  it('requires at least two letters', async () => {
    const { status, error } = await searchHosts({ q: 'k' });
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [{ field: 'q', message: 'At least 2 letters, please.' }]);
  });

  it('is closed to other roles', async () => {
    for (const role of ['USER', 'ADMIN']) {
      const answer = await test.app.http.inject({
        url: `/api/events/role/${role}`,
        headers: { authorization: `Bearer ${owner.token}` },
      });
      assert.equal(answer.statusCode, 404);
      assert.equal(answer.json().code, 'NOT_FOUND');
    }
  });

  it('is limited to 60 requests per minute', async () => {
    for (let count = 0; count < 60; count += 1) await searchHosts();
    assert.deepEqual(await readError(searchHosts()), [429, 'TOO_MANY_REQUESTS']);
    test.clock.advance(60);
    assert.equal((await searchHosts()).status, 200);
  });
});
