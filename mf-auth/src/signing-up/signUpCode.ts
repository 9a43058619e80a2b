import { auth } from '@marquee/shared-contracts';
import { request, session } from '@marquee/shared-contracts/browser';
import type { AskedCode } from '../entering-code/AskedCode';
import type { MailedCode } from './awaitedCodes';
import type { SignUpFlow } from './SignUpFlow';

/** The code that confirms a draft; its first session begins, and the shell's guard leads on (AU-27). */
export const signUpCode = (flow: SignUpFlow, { email, draftId, sentAt }: MailedCode): AskedCode => ({
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
    flow.awaitCode({ email, draftId });
    return reply;
  },
});
