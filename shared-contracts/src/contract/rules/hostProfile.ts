import { isOrganizationName, normalizeName, ORGANIZATION_MAX_LENGTH } from './names';
import { findFieldErrors, type FieldErrors, type FormRules } from './Rule';
import { hostSignUpRules } from './signUp';

/** The editable fields of a host's profile; absent fields stay (HO-9). */
export interface HostProfileForm {
  firstname: string;
  lastname: string;
  mobile: string;
  organization: string;
  designation: string;
}

function checkOrganization(value: string): string | undefined {
  const name = normalizeName(value);
  if (name === '') return 'Organization is required.';
  if (name.length > ORGANIZATION_MAX_LENGTH)
    return `Organization may have at most ${ORGANIZATION_MAX_LENGTH} characters.`;
  return isOrganizationName(name)
    ? undefined
    : "Organization must contain only letters, numbers, spaces and . , ' & ( ) -";
}

/** The rules of the host's sign-up, except that the organization may have its real name (HO-9). */
export const hostProfileRules: FormRules<HostProfileForm> = {
  firstname: hostSignUpRules.firstname,
  lastname: hostSignUpRules.lastname,
  mobile: hostSignUpRules.mobile,
  organization: checkOrganization,
  designation: hostSignUpRules.designation,
};

/** Error text for an email other than the account's (HO-8). */
export const EMAIL_IS_FIXED = 'The email cannot be changed.';

/** Returns the errors of the given fields. */
export function findHostProfileErrors(values: Partial<HostProfileForm>): FieldErrors<HostProfileForm> {
  const empty = { firstname: '', lastname: '', mobile: '', organization: '', designation: '' };
  const errors = findFieldErrors(hostProfileRules, { ...empty, ...values });
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in values));
}
