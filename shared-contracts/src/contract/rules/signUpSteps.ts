import { splitName } from './names';
import type { FormRules } from './Rule';
import { hostSignUpRules, participantSignUpRules, type SignUp } from './signUp';

/** What the screens of a sign-up hold beyond what is sent: one name field, the repeated password, the agreement (AU-36). */
export interface SignUpSteps extends SignUp {
  /** The participant's whole name; the first word is the first name, the rest the last name (AU-17). */
  name: string;
  confirmPassword: string;
  termsAccepted: boolean;
}

/** What the participant's password step and the server say of a missing agreement (AU-32). */
export const TERMS_MESSAGE = 'Please agree to terms and conditions.';

/** Version of the terms that `/terms` shows and that is stored with an agreement (AU-32). */
export const TERMS_VERSION = '1';

/** The participant's steps; the texts of mismatch and agreement are each flow's own (AU-13). */
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
