import {
  CODE_MESSAGE,
  hostStepRules,
  links,
  normalizeEmail,
  errorCatalogue,
  normalizeName,
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
  toBody: ({ firstname, lastname, email, mobile, password, organization, designation }) => ({
    firstname: firstname.trim(),
    lastname: lastname.trim(),
    email: normalizeEmail(email),
    mobile: mobile.trim(),
    password,
    organization: normalizeName(organization),
    designation: normalizeName(designation),
    role: 'host',
    termsAccepted: true,
  }),
  screenFields: {},
  failure: errorCatalogue.EMAIL_TAKEN_HOST.message,
  failureToast: (reason) => `Error: ${reason}`,
};
