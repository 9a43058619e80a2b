import { auth } from '@marquee/shared-contracts';
import { request, session } from '@marquee/shared-contracts/browser';
import type { VerificationCode } from '../verification-code/VerificationCode';
import type { MailedVerification } from './pendingVerifications';
import type { SignUpFlow } from './SignUpFlow';

/** Creates the code of a sign-up; verifying it begins the first session, after which the shell's guard redirects. */
export const createSignUpCode = (
  flow: SignUpFlow,
  { email, draftId, sentAt }: MailedVerification,
): VerificationCode => ({
  ...flow.plan.codeTexts,
  email,
  sentAt,
  toast: 'Validation successful. Proceeding...',
  verify: async (otp) => {
    const { data } = await request(auth.validate, { body: { email, draftId, otp } });
    return () => {
      flow.reset();
      return session.begin(data);
    };
  },
  resend: async () => {
    const reply = await request(auth.resendOtp, { body: { email, draftId } });
    flow.startVerification({ email, draftId });
    return reply;
  },
});
