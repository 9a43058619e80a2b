import { randomUUID } from 'node:crypto';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant } from '../testing/buildAccount';
import { participantForm } from '../testing/signUpForm';
import { outcomeOf, type Prepared, type Window } from './Window';

async function confirmWhen({ test, at }: Prepared): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { body } = await test.call(auth.register, { body: participantForm({ email }) });
  const { draftId } = body.data;
  await test.database
    .updateTable('signUpDrafts')
    .set({ codeExpiresAt: at })
    .where('id', '=', draftId)
    .execute();
  const otp = await test.codeFor(email);
  return outcomeOf(test.call(auth.validate, { body: { email, otp, draftId } }));
}

async function resetWhen({ test, at }: Prepared): Promise<string> {
  const { email } = await buildParticipant(test);
  const { body } = await test.call(auth.forgotPassword, { body: { email } });
  const { resetId = '' } = body;
  await test.database
    .updateTable('passwordResets')
    .set({ expiresAt: at })
    .where('id', '=', resetId)
    .execute();
  const otp = await test.codeFor(email);
  return outcomeOf(test.call(auth.verifyOtp, { body: { email, otp, resetId } }));
}

/** Until when mailed codes may be entered. */
export const codeWindows: readonly Window[] = [
  { name: 'the code of a sign-up', act: confirmWhen, before: 'accepted', after: 'OTP_EXPIRED' },
  { name: 'the code of a reset', act: resetWhen, before: 'accepted', after: 'OTP_EXPIRED' },
];
