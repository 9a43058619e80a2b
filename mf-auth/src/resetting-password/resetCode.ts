import { auth, CODE_MESSAGE } from '@marquee/shared-contracts';
import { request } from '@marquee/shared-contracts/browser';
import type { AskedCode } from '../entering-code/AskedCode';
import { awaitedReset } from './awaitedReset';
import { resetProof } from './resetProof';

/** The code of a reset; a right one gives the proof with which the new password is chosen (AU-1). */
export const resetCode = (email: string, goTo: (address: string) => void): AskedCode => ({
  email,
  sentAt: awaitedReset.sentAt(),
  tooShort: CODE_MESSAGE,
  failure: auth.verifyOtp.definition.failure,
  resendFailure: auth.forgotPassword.definition.failure,
  verify: async (otp) => {
    const { data } = await request(auth.verifyOtp, { body: { email, otp, resetId: awaitedReset.id() } });
    return () => goTo(resetProof.addressOf({ email: data.email, token: data.resetToken }));
  },
  resend: async () => {
    const reply = await request(auth.forgotPassword, { body: { email, resetId: awaitedReset.id() } });
    awaitedReset.keep(email, reply.resetId);
    return reply;
  },
});
