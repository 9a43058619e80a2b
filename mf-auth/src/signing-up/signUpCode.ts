import { auth } from '@marquee/shared-contracts';
import { request, session } from '@marquee/shared-contracts/browser';
import type { AskedCode } from '../entering-code/AskedCode';
import type { AwaitedCode } from './awaitedCodes';
import type { SignUpFlow } from './SignUpFlow';

/** The code that confirms a draft; its first session begins, and the shell's guard leads on (AU-27). */
export const signUpCode = (flow: SignUpFlow, awaited: AwaitedCode): AskedCode => ({
  ...flow.plan.codeTexts,
  email: awaited.email,
  toast: 'Validation successful. Proceeding...',
  verify: async (otp) => {
    const { data } = await request(auth.validate, { body: { ...awaited, otp } });
    return () => {
      flow.reset();
      return session.begin(data);
    };
  },
  resend: () => request(auth.resendOtp, { body: awaited }),
});
