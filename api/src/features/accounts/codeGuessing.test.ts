import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant } from '../../testing/buildAccount';
import { setUpTestApp } from '../../testing/setUpTestApp';
import { createParticipantForm } from '../../testing/signUpForm';
import { skipWithoutPostgres } from '../../testing/skipWithoutPostgres';
import { countCodeTry } from './sign-up/draftQueries';
import { countResetTry } from './password/resetQueries';

const GUESSES = 200;

const test = setUpTestApp();

async function createDraft(email: string): Promise<string> {
  const { body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
  return body.data.draftId;
}

async function resetOf(email: string): Promise<string> {
  const { body } = await test.call(auth.forgotPassword, { body: { email } });
  return body.resetId ?? '';
}

const guessInParallel = <Result>(guess: () => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: GUESSES }, guess));

/** Broken variant: it reads the code first and counts the try afterwards. */
async function checkThenCount(draftId: string): Promise<unknown> {
  const draft = await test.database
    .selectFrom('signUpDrafts')
    .select(['codeHash', 'codeTries'])
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow();
  if (draft.codeTries >= 5) return undefined;
  await test.database
    .updateTable('signUpDrafts')
    .set({ codeTries: draft.codeTries + 1 })
    .where('id', '=', draftId)
    .execute();
  return draft;
}

describe('200 concurrent guesses of one code', () => {
  it('are evaluated five times, then the code is locked', { skip: skipWithoutPostgres }, async () => {
    const email = 'guessed@example.org';
    const draftId = await createDraft(email);
    const otp = (await test.codeFor(email)) === '0000' ? '0001' : '0000';
    const answers = await guessInParallel(() => test.call(auth.validate, { body: { email, otp, draftId } }));
    const codes = answers.map(({ error }) => error.code);
    assert.equal(codes.filter((code) => code === 'OTP_INVALID').length, 5);
    assert.equal(codes.filter((code) => code === 'OTP_LOCKED').length, GUESSES - 5);
  });

  it(
    'would be evaluated more often if counted after the comparison',
    { skip: skipWithoutPostgres },
    async () => {
      const countEvaluated = async (tryOnce: (draftId: string) => Promise<unknown>, email: string) => {
        const draftId = await createDraft(email);
        return (await guessInParallel(() => tryOnce(draftId))).filter((live) => live !== undefined).length;
      };
      assert.equal(
        await countEvaluated(
          (id) => countCodeTry(test.database, { id, named: true, clock: test.clock }),
          'sound@example.org',
        ),
        5,
      );
      assert.ok((await countEvaluated(checkThenCount, 'broken@example.org')) > 5);
    },
  );
});

/** Broken variant for a reset: it reads the code first and counts the try afterwards. */
async function checkThenCountReset(id: string): Promise<unknown> {
  const code = await test.database
    .selectFrom('passwordResets')
    .select(['codeHash', 'tries'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (code.tries >= 3) return undefined;
  await test.database
    .updateTable('passwordResets')
    .set({ tries: code.tries + 1 })
    .where('id', '=', id)
    .execute();
  return code;
}

describe("200 concurrent guesses of one reset's code", () => {
  it('are evaluated three times, then the code is locked', { skip: skipWithoutPostgres }, async () => {
    const { email } = await buildParticipant(test);
    const resetId = await resetOf(email);
    const otp = (await test.codeFor(email)) === '0000' ? '0001' : '0000';
    const answers = await guessInParallel(() => test.call(auth.verifyOtp, { body: { email, otp, resetId } }));
    const codes = answers.map(({ error }) => error.code);
    assert.equal(codes.filter((code) => code === 'OTP_INVALID').length, 3);
    assert.equal(codes.filter((code) => code === 'OTP_LOCKED').length, GUESSES - 3);
  });

  it(
    'would be evaluated more often if counted after the comparison',
    { skip: skipWithoutPostgres },
    async () => {
      const countEvaluated = async (tryOnce: (id: string) => Promise<unknown>) => {
        const { email } = await buildParticipant(test);
        const id = await resetOf(email);
        return (await guessInParallel(() => tryOnce(id))).filter((live) => live !== undefined).length;
      };
      assert.equal(
        await countEvaluated((id) => countResetTry(test.database, { id, named: true, clock: test.clock })),
        3,
      );
      assert.ok((await countEvaluated(checkThenCountReset)) > 3);
    },
  );
});

describe('two concurrent calls with the right code of one draft', () => {
  it(
    'answers the later one that the code is used, not that it is locked',
    { skip: skipWithoutPostgres },
    async () => {
      const email = 'pressed-twice@example.org';
      const draftId = await createDraft(email);
      const body = { email, otp: await test.codeFor(email), draftId };
      const later = await test.database.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('signUpDrafts').where('id', '=', draftId).execute();
        const answer = test.call(auth.validate, { body });
        // The call finds the draft, and then waits until this transaction releases the row.
        await setTimeout(300);
        return { answer };
      });
      assert.equal((await later.answer).error.code, 'OTP_INVALID');
    },
  );

  it('get one account and one session', async () => {
    const email = 'double@example.org';
    const draftId = await createDraft(email);
    const body = { email, otp: await test.codeFor(email), draftId };
    const answers = await Promise.all([1, 2].map(() => test.call(auth.validate, { body })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 400]);
    const accounts = await test.database
      .selectFrom('accounts')
      .where('email', '=', email)
      .select('id')
      .execute();
    assert.equal(accounts.length, 1);
  });
});
