import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { profile } from '@marquee/shared-contracts';
import { v7 as uuidv7 } from 'uuid';
import { rewardAttempts } from '../../rewards/rewardAttempts';
import { revokeCoins } from '../../rewards/revokeCoins';
import { buildParticipant, type TestAccount } from '../../../testing/buildAccount';
import { setUpTestApp } from '../../../testing/setUpTestApp';
import { skipWithoutPostgres } from '../../../testing/skipWithoutPostgres';

const test = setUpTestApp();
let person: TestAccount;
beforeEach(async () => {
  person = await buildParticipant(test);
});

const read = async () => (await test.call(profile.read, {}, person.token)).body.data;
const change = (body: Record<string, unknown>) => test.call(profile.update, { body }, person.token);

const rewardAttempt = (eventId = uuidv7()) =>
  test.database
    .transaction()
    .execute((transaction) =>
      rewardAttempts(transaction, { eventId, userIds: [person.id], now: test.clock.now() }),
    );

const findBadgeNotifications = async () =>
  (
    await test.database
      .selectFrom('notifications')
      .select('message')
      .where('recipientId', '=', person.id)
      .where('type', '=', 'BADGE')
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);

describe('the own profile', () => {
  it('has names, email, mobile, picture, coins and badges', async () => {
    assert.deepEqual(await read(), {
      id: person.id,
      firstname: 'Priya',
      lastname: 'Nair',
      email: person.email,
      mobile: '9876543210',
      imageUrl: '',
      anonymous: false,
      reminderMails: true,
      coins: 0,
      badges: [],
    });
  });

  it('changes only the given fields', async () => {
    const changed = (await change({ firstName: ' Tara  Devi ', mobile: '9123456780' })).body.data;
    assert.deepEqual(
      [changed.firstname, changed.lastname, changed.mobile],
      ['Tara Devi', 'Nair', '9123456780'],
    );
    await change({ imageUrl: '/images/avatars/3.svg', lastName: '' });
    const { firstname, lastname, imageUrl } = await read();
    assert.deepEqual([firstname, lastname, imageUrl], ['Tara Devi', '', '/images/avatars/3.svg']);
    assert.equal((await change({})).status, 200);
  });

  it('stores whether leaderboards may name the person', async () => {
    assert.equal((await change({ anonymous: true })).body.data.anonymous, true);
    await change({ mobile: '9123456780', anonymous: null });
    assert.equal((await read()).anonymous, true);
    assert.equal((await change({ anonymous: false })).body.data.anonymous, false);
  });

  it('never changes email, role or coins', async () => {
    const unchanged = await read();
    const body = { email: 'other@example.org', role: 'HOST', coins: 500, badges: [100], id: uuidv7() };
    assert.deepEqual((await change(body)).body.data, unchanged);
    assert.deepEqual(await read(), unchanged);
  });

  it('reports all invalid fields at once, and changes nothing', async () => {
    const { status, error } = await change({
      firstName: 'R2',
      mobile: '12',
      imageUrl: '/images/avatars/9.svg',
    });
    assert.equal(status, 400);
    assert.deepEqual(error.errors, [
      { field: 'firstName', message: 'Name should only contain alphabets and spaces.' },
      { field: 'mobile', message: 'Please enter a valid 10-digit mobile number.' },
      { field: 'imageUrl', message: 'Please choose one of the pictures.' },
    ]);
    assert.equal((await change({ mobile: 9_876_543_210 })).status, 400);
    assert.equal((await read()).firstname, 'Priya');
  });
});

describe('coins and badges', () => {
  it('are earned once per quiz; a badge is earned at 100 coins, dated, with a notification', async () => {
    const twice = uuidv7();
    await rewardAttempt(twice);
    await rewardAttempt(twice);
    for (let quiz = 1; quiz < 9; quiz += 1) await rewardAttempt();
    const nine = await read();
    assert.deepEqual([nine.coins, nine.badges], [90, []]);
    test.clock.advance(60);
    await rewardAttempt();
    const awardedAt = test.clock.now().toISOString();
    assert.deepEqual((await read()).badges, [{ threshold: 100, awardedAt }]);
    assert.deepEqual(await findBadgeNotifications(), ['You have earned the badge for 100 coins.']);
  });

  it('are revoked by negative entries; the badge stays and is not awarded again', async () => {
    const last = uuidv7();
    for (let quiz = 0; quiz < 9; quiz += 1) await rewardAttempt();
    await rewardAttempt(last);
    for (let time = 0; time < 2; time += 1)
      await test.database
        .transaction()
        .execute((transaction) =>
          revokeCoins(transaction, { eventId: last, userId: person.id, now: test.clock.now() }),
        );
    await rewardAttempt();
    const { coins, badges } = await read();
    assert.deepEqual([coins, badges.length, (await findBadgeNotifications()).length], [100, 1, 1]);
  });

  it('reach every badge up to 500', async () => {
    for (let quiz = 0; quiz < 50; quiz += 1) await rewardAttempt();
    const { coins, badges } = await read();
    assert.equal(coins, 500);
    assert.deepEqual(
      badges.map(({ threshold }) => threshold),
      [100, 250, 500],
    );
  });

  it(
    'miss no badge when two quizzes are submitted at the same moment',
    { skip: skipWithoutPostgres },
    async () => {
      for (let quiz = 0; quiz < 8; quiz += 1) await rewardAttempt();
      await Promise.all([rewardAttempt(), rewardAttempt()]);
      assert.equal((await read()).badges.length, 1);
    },
  );
});
