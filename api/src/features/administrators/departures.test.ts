import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { administrators, manageEvents } from '@marquee/shared-contracts';
import { purgeExpired } from '../../purgeExpired';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { buildEvent } from '../../testing/buildEvent';
import { setUpTestApp } from '../../testing/setUpTestApp';

const test = setUpTestApp();
let owner: TestAccount;
let helper: TestAccount;
let eventId: string;
beforeEach(async () => {
  owner = await buildHost(test);
  helper = await buildHost(test);
  eventId = await buildEvent(test, owner);
});

const add = (hostId = helper.id) =>
  test.call(administrators.add, { params: { eventId, hostId } }, owner.token);
const accept = () => test.call(administrators.accept, { params: { eventId } }, helper.token);
const leave = (by = helper) =>
  test.call(administrators.remove, { params: { eventId, hostId: helper.id } }, by.token);
const restore = (by = helper) => test.call(administrators.restore, { params: { eventId } }, by.token);
const getError = async (by = helper) => {
  const { status, error } = await restore(by);
  return [status, error.code];
};

const list = async () =>
  (await test.call(administrators.list, { params: { eventId } }, owner.token)).body.data;

const readStates = async () =>
  (
    await test.database
      .selectFrom('notifications')
      .select('action')
      .where('recipientId', '=', helper.id)
      .where('type', '=', 'ADMIN_ADDED')
      .orderBy('id')
      .execute()
  ).map(({ action }) => Object(action).state);

const countDepartures = async () =>
  (await test.database.selectFrom('administratorDepartures').select('userId').execute()).length;

describe('leaving an event (HO-5)', () => {
  it('can be undone within a minute: a host who declined is invited again', async () => {
    await add();
    test.clock.advance(60);
    await leave();
    await add();
    const before = await list();
    await leave();
    test.clock.advance(59);
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await restore();
      assert.deepEqual([status, body.data], [200, before[0]]);
    }
    assert.deepEqual(await list(), before);
    assert.deepEqual(await readStates(), ['LEFT', 'PENDING']);
    assert.equal((await test.call(manageEvents.details, { params: { eventId } }, helper.token)).status, 200);
    assert.equal((await accept()).body.data.accepted, true);
  });

  it('is undone with the acceptance, and can be repeated', async () => {
    await add();
    await accept();
    const before = await list();
    for (let time = 0; time < 2; time += 1) {
      await leave();
      assert.deepEqual(await list(), []);
      assert.equal((await restore()).status, 200);
      assert.deepEqual(await list(), before);
    }
    const entries = await test.database
      .selectFrom('auditEntries')
      .select('action')
      .where('objectId', '=', eventId)
      .where('actorId', '=', helper.id)
      .execute();
    assert.equal(entries.filter(({ action }) => action === 'administrator.restore').length, 2);
  });

  it('is final after a minute, and then forgotten', async () => {
    await add();
    await leave();
    test.clock.advance(60);
    assert.deepEqual(await getError(), [409, 'UNDO_EXPIRED']);
    await purgeExpired(test.app);
    assert.equal(await countDepartures(), 0);
    assert.deepEqual(await getError(), [404, 'NOT_FOUND']);
  });

  it('is not undone by others, nor after the owner removed the host', async () => {
    await add();
    await leave();
    for (const by of [owner, await buildHost(test)]) assert.deepEqual(await getError(by), [404, 'NOT_FOUND']);
    assert.equal((await leave(owner)).status, 200);
    assert.deepEqual(await getError(), [404, 'NOT_FOUND']);
    await add();
    await leave(owner);
    assert.deepEqual(await getError(), [404, 'NOT_FOUND']);
    assert.deepEqual(await list(), []);
  });

  it('is not undone in a deleted event, nor beyond twenty administrators', async () => {
    await add();
    await leave();
    for (let count = 0; count < 20; count += 1) await add((await buildHost(test)).id);
    assert.deepEqual(await getError(), [409, 'LIMIT']);
    await test.database
      .updateTable('events')
      .set({ deletedAt: test.clock.now() })
      .where('id', '=', eventId)
      .execute();
    assert.deepEqual(await getError(), [404, 'NOT_FOUND']);
  });
});
