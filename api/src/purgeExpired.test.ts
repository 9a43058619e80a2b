import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { auth } from '@marquee/shared-contracts';
import { purgeExpired } from './purgeExpired';
import { buildParticipant } from './testing/buildAccount';
import { setUpTestApp } from './testing/setUpTestApp';
import { createParticipantForm } from './testing/signUpForm';

const DAY = 24 * 3600;

const test = setUpTestApp();

async function countRows() {
  const { database } = test;
  const [sessions, drafts, throttles] = await Promise.all([
    database.selectFrom('sessions').select('tokenHash').execute(),
    database.selectFrom('signUpDrafts').select('id').execute(),
    database.selectFrom('throttles').select('key').execute(),
  ]);
  return { sessions: sessions.length, drafts: drafts.length, hasThrottles: throttles.length > 0 };
}

describe('purging', () => {
  it('removes expired rows and nothing else', async () => {
    await buildParticipant(test);
    await test.call(auth.register, { body: createParticipantForm() });
    await purgeExpired(test.app);
    assert.deepEqual(await countRows(), { sessions: 1, drafts: 1, hasThrottles: true });
    test.clock.advance(DAY);
    await purgeExpired(test.app);
    assert.deepEqual(await countRows(), { sessions: 1, drafts: 0, hasThrottles: false });
    test.clock.advance(6 * DAY);
    await purgeExpired(test.app);
    assert.deepEqual(await countRows(), { sessions: 0, drafts: 0, hasThrottles: false });
  });
});
