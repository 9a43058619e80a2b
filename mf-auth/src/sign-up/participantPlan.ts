import {
  auth,
  links,
  normalizeEmail,
  PARTICIPANT_CODE_MESSAGE,
  participantStepRules,
  splitName,
} from '@marquee/shared-contracts';
import type { SignUpPlan } from './SignUpPlan';

export const participantPlan: SignUpPlan = {
  role: 'USER',
  rules: participantStepRules,
  steps: [
    { path: links.participantSignUp(), fields: ['name', 'email', 'mobile'] },
    { path: links.participantPassword(), fields: ['password', 'confirmPassword', 'termsAccepted'] },
  ],
  codePath: links.participantCode(),
  codeTexts: {
    tooShort: PARTICIPANT_CODE_MESSAGE,
    failure: auth.validate.definition.failure,
    resendFailure: 'Resending OTP failed',
  },
  toBody: ({ name, email, mobile, password }) => ({
    ...splitName(name),
    email: normalizeEmail(email),
    mobile: mobile.trim(),
    password,
    organization: null,
    designation: null,
    role: 'user',
    termsAccepted: true,
  }),
  screenFields: { firstname: 'name', lastname: 'name' },
  failure: auth.register.definition.failure,
};
