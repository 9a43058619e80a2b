import { auth, CODE_MESSAGE } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import type { VerificationCode } from '../verification-code/VerificationCode';
import { pendingReset } from './pendingReset';
import { resetProof } from './resetProof';

/** Creates the code of a password reset; verifying it yields the proof for the new password (AU-1). */
export const createResetCode = (email: string, navigate: (address: string) => void): VerificationCode => ({
  email,
  sentAt: pendingReset.readSentAt(),
  tooShort: CODE_MESSAGE,
  failure: auth.verifyOtp.definition.failure,
  resendFailure: auth.forgotPassword.definition.failure,
  verify: async (otp) => {
    const { data } = await request(auth.verifyOtp, { body: { email, otp, resetId: pendingReset.readId() } });
    return () => navigate(resetProof.toAddress({ email: data.email, token: data.resetToken }));
  },
  resend: async () => {
    const reply = await request(auth.forgotPassword, { body: { email, resetId: pendingReset.readId() } });
    pendingReset.save(email, reply.resetId);
    return reply;
  },
});
