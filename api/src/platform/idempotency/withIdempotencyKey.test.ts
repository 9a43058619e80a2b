import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { DatabaseTransaction } from '../database/Database';
import { purgeExpired } from '../../purgeExpired';
import { buildHost, type TestAccount } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { findEarlierResult, withIdempotencyKey } from './withIdempotencyKey';

const DAY = 24 * 3600;

const test = setUpTestApp();
let host: TestAccount;
beforeEach(async () => {
  host = await buildHost(test);
});

const createKeyedCall = (overrides: { key?: string; accountId?: string; route?: string } = {}) => ({
  accountId: host.id,
  route: 'teams.create',
  key: 'one',
  now: test.clock.now(),
  ...overrides,
});

/** Represents a call's result by an audit entry with the given id. */
const makeEntry = async (transaction: DatabaseTransaction, id: string): Promise<void> => {
  await transaction
    .insertInto('auditEntries')
    .values({ id, actorId: host.id, action: 'made', objectId: null, details: '{}', at: test.clock.now() })
    .execute();
};

const readEntries = async (): Promise<string[]> =>
  (await test.database.selectFrom('auditEntries').select('id').where('actorId', '=', host.id).execute()).map(
    ({ id }) => id,
  );

describe('creating an object once', () => {
  it("returns the first call's object on a repeat", async () => {
    const first = await withIdempotencyKey(test.database, createKeyedCall(), makeEntry);
    const again = await withIdempotencyKey(test.database, createKeyedCall(), makeEntry);
    assert.deepEqual([first.isFirst, again.isFirst, again.id], [true, false, first.id]);
    assert.deepEqual(await readEntries(), [first.id]);
    assert.equal(await findEarlierResult(test.database, createKeyedCall()), first.id);
  });

  it('creates another object for another key, call or account, and always without a key', async () => {
    const other = await buildHost(test);
    const many = [
      createKeyedCall(),
      createKeyedCall({ key: 'two' }),
      createKeyedCall({ route: 'hosting.create' }),
    ];
    for (const one of [
      ...many,
      createKeyedCall({ accountId: other.id }),
      createKeyedCall({ key: undefined }),
      createKeyedCall({ key: undefined }),
    ])
      assert.equal((await withIdempotencyKey(test.database, one, makeEntry)).isFirst, true);
    assert.equal((await readEntries()).length, 6);
  });

  it('releases the key when the first call fails', async () => {
    const failing = withIdempotencyKey(test.database, createKeyedCall(), () =>
      Promise.reject(new Error('no')),
    );
    await assert.rejects(failing, /no/);
    assert.equal((await withIdempotencyKey(test.database, createKeyedCall(), makeEntry)).isFirst, true);
  });

  it('expires a key after a day', async () => {
    const first = await withIdempotencyKey(test.database, createKeyedCall(), makeEntry);
    test.clock.advance(DAY - 1);
    assert.equal((await withIdempotencyKey(test.database, createKeyedCall(), makeEntry)).id, first.id);
    test.clock.advance(1);
    assert.equal(await findEarlierResult(test.database, createKeyedCall()), undefined);
    const second = await withIdempotencyKey(test.database, createKeyedCall(), makeEntry);
    assert.equal(second.isFirst, true);
    assert.equal((await withIdempotencyKey(test.database, createKeyedCall(), makeEntry)).id, second.id);
    test.clock.advance(DAY);
    await purgeExpired(test.app);
    assert.deepEqual(await test.database.selectFrom('idempotencyKeys').select('key').execute(), []);
  });

  it('creates one object from twenty concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => withIdempotencyKey(test.database, createKeyedCall(), makeEntry)),
    );
    assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
    assert.equal(answers.filter(({ isFirst }) => isFirst).length, 1);
    assert.equal((await readEntries()).length, 1);
  });
});
