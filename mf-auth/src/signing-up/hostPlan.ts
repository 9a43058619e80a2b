import {
  CODE_MESSAGE,
  hostStepRules,
  links,
  normalEmail,
  refusals,
  tidyName,
} from '@marquee/shared-contracts';
import type { SignUpPlan } from './SignUpPlan';

export const hostPlan: SignUpPlan = {
  role: 'HOST',
  rules: hostStepRules,
  steps: [
    { path: links.hostSignUp(), fields: ['firstname', 'lastname', 'email', 'mobile'] },
    { path: links.hostOptions(), fields: ['organization', 'designation'] },
    { path: links.hostPassword(), fields: ['password', 'confirmPassword', 'termsAccepted'] },
  ],
  codePath: links.hostCode(),
  codeTexts: {
    tooShort: CODE_MESSAGE,
    failure: 'Host OTP validation failed',
    resendFailure: 'Failed to resend OTP',
  },
  bodyOf: ({ firstname, lastname, email, mobile, password, organization, designation }) => ({
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: normalEmail(email),
    mobile: mobile.trim(),
    password,
    organization: tidyName(organization),
    designation: tidyName(designation),
    role: 'host',
    termsAccepted: true,
  }),
  screenFields: {},
  failure: refusals.EMAIL_TAKEN_HOST.message,
  failureToast: (reason) => `Error: ${reason}`,
};
