import { findFieldErrors, type FieldErrors, type FormRules } from './Rule';
import { participantSignUpRules } from './signUp';

/** The avatars that the shell ships. */
export const AVATARS: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `/images/avatars/${number}.svg`);

/** The editable fields of a participant's profile; absent fields stay. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  mobile: string;
  imageUrl: string;
}

/** The rules of the sign-up, and an avatar of ours or none (AU-16 to AU-18). */
export const profileRules: FormRules<ProfileForm> = {
  firstName: participantSignUpRules.firstname,
  lastName: participantSignUpRules.lastname,
  mobile: participantSignUpRules.mobile,
  imageUrl: (value) =>
    value === '' || AVATARS.includes(value) ? undefined : 'Please choose one of the pictures.',
};

/** Returns the errors of the given fields. */
export function findProfileErrors(values: Partial<ProfileForm>): FieldErrors<ProfileForm> {
  const errors = findFieldErrors(profileRules, {
    firstName: '',
    lastName: '',
    mobile: '',
    imageUrl: '',
    ...values,
  });
  const names = Object.keys(errors) as (keyof ProfileForm)[];
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, errors[name]]));
}
