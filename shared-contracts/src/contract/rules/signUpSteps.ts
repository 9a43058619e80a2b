import { splitName } from './names';
import type { FormRules } from './Rule';
import { hostSignUpRules, participantSignUpRules, type SignUp } from './signUp';

/** Fields of the sign-up screens beyond the sent form: full name, repeated password, agreement (AU-36). */
export interface SignUpSteps extends SignUp {
  /** The participant's full name; the first word becomes the first name (AU-17). */
  name: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

/** Error text for a missing agreement (AU-32). */
export const TERMS_MESSAGE = 'Please agree to terms and conditions.';

/** Version of the terms on `/terms`, stored with an agreement (AU-32). */
export const TERMS_VERSION = '1';

/** The participant's steps; each role has its own texts for mismatch and agreement (AU-13). */
export const participantStepRules: FormRules<SignUpSteps> = {
  name: (value) => {
    const { firstname, lastname } = splitName(value);
    return participantSignUpRules.firstname(firstname) ?? participantSignUpRules.lastname(lastname);
  },
  email: participantSignUpRules.email,
  mobile: participantSignUpRules.mobile,
  password: participantSignUpRules.password,
  confirmPassword: (value, { password }) => (value === password ? undefined : 'Passwords do not match'),
  termsAccepted: (_value, { termsAccepted }) => (termsAccepted ? undefined : TERMS_MESSAGE),
};

/** The host's steps. */
export const hostStepRules: FormRules<SignUpSteps> = {
  ...hostSignUpRules,
  confirmPassword: (value, { password }) => (value === password ? undefined : 'Passwords do not match.'),
  termsAccepted: (_value, { termsAccepted }) =>
    termsAccepted ? undefined : 'Please accept the terms and conditions.',
};
