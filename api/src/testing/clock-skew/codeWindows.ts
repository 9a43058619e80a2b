import { randomUUID } from 'node:crypto';
import { auth } from '@marquee/shared-contracts';
import { buildParticipant } from '../buildAccount';
import { createParticipantForm } from '../signUpForm';
import { readOutcome, type TimeWindowSetup, type TimeWindow } from './TimeWindow';

async function confirmWhen({ test, at }: TimeWindowSetup): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { body } = await test.call(auth.register, { body: createParticipantForm({ email }) });
  const { draftId } = body.data;
  await test.database
    .updateTable('signUpDrafts')
    .set({ codeExpiresAt: at })
    .where('id', '=', draftId)
    .execute();
  const otp = await test.codeFor(email);
  return readOutcome(test.call(auth.validate, { body: { email, otp, draftId } }));
}

async function resetWhen({ test, at }: TimeWindowSetup): Promise<string> {
  const { email } = await buildParticipant(test);
  const { body } = await test.call(auth.forgotPassword, { body: { email } });
  const { resetId = '' } = body;
  await test.database
    .updateTable('passwordResets')
    .set({ expiresAt: at })
    .where('id', '=', resetId)
    .execute();
  const otp = await test.codeFor(email);
  return readOutcome(test.call(auth.verifyOtp, { body: { email, otp, resetId } }));
}

/** Expiry of mailed codes. */
export const codeWindows: readonly TimeWindow[] = [
  { name: 'the code of a sign-up', act: confirmWhen, before: 'accepted', after: 'OTP_EXPIRED' },
  { name: 'the code of a reset', act: resetWhen, before: 'accepted', after: 'OTP_EXPIRED' },
];
