import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { auth } from '@marquee/shared-contracts';
import { setUpRaceApp } from '../../testing/setUpRaceApp';
import { buildParticipant } from '../../testing/buildAccount';
import { setPassword } from '../../testing/setPassword';
import { createParticipantForm } from '../../testing/signUpForm';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';

const ROUNDS = 20;

describe('two drafts of one email confirmed at once', () => {
  const test = setUpRaceApp(async () => {
    test.app.passwords.hash = async () => 'a hash';
  });

  async function createDrafts(email: string) {
    const drafts: { draftId: string; otp: string }[] = [];
    for (let count = 0; count < 2; count += 1) {
      const { body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
      drafts.push({ draftId: body.data.draftId, otp: await test.codeFor(email) });
    }
    return drafts;
  }

  /**
   * Broken variant: each takes its own draft and then waits for the other's. An explicit isolation level prevents
   * the retry after a deadlock.
   */
  const takeThenCleanUp = (email: string, draftId: string): Promise<unknown> =>
    test.database
      .transaction()
      .setIsolationLevel('read committed')
      .execute(async (transaction) => {
        await transaction.deleteFrom('signUpDrafts').where('id', '=', draftId).execute();
        await setTimeout(200);
        await transaction.deleteFrom('signUpDrafts').where('email', '=', email).execute();
      });

  it(
    `create one account and one refusal, in each of ${ROUNDS} rounds`,
    { skip: skipWithoutPostgres },
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const email = `two-drafts-${round}@example.org`;
        const drafts = await createDrafts(email);
        const answers = await Promise.all(
          drafts.map((draft) => test.call(auth.validate, { body: { email, ...draft } })),
        );
        assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
      }
    },
  );

  it('would deadlock without the lock on all drafts', { skip: skipWithoutPostgres }, async () => {
    const email = 'blocked@example.org';
    const drafts = await createDrafts(email);
    const ends = await Promise.allSettled(drafts.map(({ draftId }) => takeThenCleanUp(email, draftId)));
    const failed = ends.filter((end) => end.status === 'rejected');
    assert.equal(failed.length, 1);
    assert.equal(failed[0]?.reason.code, '40P01');
  });
});

describe('two resets of one account used at once', () => {
  const test = setUpRaceApp(async () => {
    test.app.passwords.matches = async () => false;
  });

  it(`change the password once, in each of ${ROUNDS} rounds`, { skip: skipWithoutPostgres }, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { email, ...person } = await buildParticipant(test);
      await setPassword(test, { ...person, email });
      const tokens: string[] = [];
      for (let resets = 0; resets < 2; resets += 1) {
        test.clock.advance(61);
        const { body } = await test.call(auth.forgotPassword, { body: { email } });
        const otp = await test.codeFor(email);
        const verified = await test.call(auth.verifyOtp, { body: { email, otp, resetId: body.resetId } });
        tokens.push(verified.body.data.resetToken);
      }
      const answers = await Promise.all(
        tokens.map((resetToken) =>
          test.call(auth.changePassword, { body: { email, resetToken, newPassword: 'Fresh@123' } }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 401]);
    }
  });
});
