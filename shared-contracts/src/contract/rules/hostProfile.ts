import { findFieldErrors, type FieldErrors, type FormRules } from './Rule';
import { hostSignUpRules } from './signUp';

/** What a host may change of the own profile; a field that is absent stays as it is (HO-9). */
export interface HostProfileForm {
  firstname: string;
  lastname: string;
  mobile: string;
  organization: string;
  designation: string;
}

/** The rules of the host's sign-up, which hold for later changes too (HO-9). */
export const hostProfileRules: FormRules<HostProfileForm> = {
  firstname: hostSignUpRules.firstname,
  lastname: hostSignUpRules.lastname,
  mobile: hostSignUpRules.mobile,
  organization: hostSignUpRules.organization,
  designation: hostSignUpRules.designation,
};

/** The text for an e-mail that is not the account's (HO-8). */
export const EMAIL_IS_FIXED = 'The e-mail cannot be changed.';

/** The refused fields among those that were given. */
export function findHostProfileErrors(given: Partial<HostProfileForm>): FieldErrors<HostProfileForm> {
  const empty = { firstname: '', lastname: '', mobile: '', organization: '', designation: '' };
  const errors = findFieldErrors(hostProfileRules, { ...empty, ...given });
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in given));
}
