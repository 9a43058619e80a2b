import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildHost, buildParticipant } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';

const DAY = 24 * 3600;

const test = setUpTestApp();

const readStatus = async (token: string): Promise<number> => (await test.call(auth.me, {}, token)).status;

describe('a session', () => {
  it('returns the caller’s account with exactly the fields of its schema', async () => {
    const host = await buildHost(test, { firstname: 'Hana' });
    const { status, body } = await test.call(auth.me, {}, host.token);
    assert.equal(status, 200);
    assert.deepEqual(body, {
      status: 'SUCCESS',
      data: {
        id: host.id,
        role: 'HOST',
        firstname: 'Hana',
        lastname: 'Rao',
        email: host.email,
        mobile: '9876543210',
        imageUrl: '',
        organization: 'Example College',
        designation: 'Dean',
        unreadCount: 0,
      },
    });
  });

  it('is required: a call without a token is refused', async () => {
    const { status, error } = await test.call(auth.me, {});
    assert.equal(status, 401);
    assert.deepEqual(error, {
      status: 'ERROR',
      code: 'UNAUTHENTICATED',
      message: 'No authentication token found',
    });
  });

  it('ends after seven days without use', async () => {
    const person = await buildParticipant(test);
    test.clock.advance(7 * DAY);
    assert.equal(await readStatus(person.token), 401);
  });

  it('stays alive while used, for thirty days in all', async () => {
    const person = await buildParticipant(test);
    for (const days of [6, 6, 6, 6, 5]) {
      test.clock.advance(days * DAY);
      assert.equal(await readStatus(person.token), 200);
    }
    test.clock.advance(DAY);
    assert.equal(await readStatus(person.token), 401);
  });

  it('of a suspended account ends at its next call', async () => {
    const person = await buildParticipant(test);
    await test.database
      .updateTable('accounts')
      .set({ state: 'SUSPENDED' })
      .where('id', '=', person.id)
      .execute();
    assert.equal(await readStatus(person.token), 401);
  });

  it('is stored as a hash only, never as a token', async () => {
    const person = await buildParticipant(test);
    const rows = await test.database.selectFrom('sessions').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(person.token));
  });
});

describe('logging out', () => {
  it('ends this session alone, and answers 200 even if it had ended before', async () => {
    const person = await buildParticipant(test);
    const other = await buildParticipant(test);
    assert.equal((await test.call(auth.logout, {}, person.token)).status, 200);
    assert.equal(await readStatus(person.token), 401);
    assert.equal(await readStatus(other.token), 200);
    assert.equal((await test.call(auth.logout, {}, person.token)).status, 200);
    assert.equal((await test.call(auth.logout, {})).status, 200);
  });
});
