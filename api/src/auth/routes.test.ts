import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { buildHost, buildParticipant } from '../testing/buildAccount';
import { buildTestApp, type TestApp } from '../testing/buildTestApp';

let test: TestApp;
before(async () => {
  test = await buildTestApp();
});
after(() => test.close());

describe('whose session this is', () => {
  it('answers the own account and nothing that its schema does not name', async () => {
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
      },
    });
  });

  it('refuses a call without a token', async () => {
    const { status, error } = await test.call(auth.me, {});
    assert.equal(status, 401);
    assert.deepEqual(error, {
      status: 'ERROR',
      code: 'UNAUTHENTICATED',
      message: 'No authentication token found',
    });
  });

  it('ends a session that was not used for seven days', async () => {
    const person = await buildParticipant(test);
    test.clock.advance(7 * 24 * 3600);
    assert.equal((await test.call(auth.me, {}, person.token)).status, 401);
  });

  it('keeps a used session alive, for thirty days in all', async () => {
    const person = await buildParticipant(test);
    for (const day of [6, 12, 18, 24, 29]) {
      test.clock.advance((day === 29 ? 5 : 6) * 24 * 3600);
      assert.equal((await test.call(auth.me, {}, person.token)).status, 200, `day ${day}`);
    }
    test.clock.advance(24 * 3600);
    assert.equal((await test.call(auth.me, {}, person.token)).status, 401);
  });
});
