import { findFieldErrors, type FieldErrors, type FormRules } from './Rule';
import { participantSignUpRules } from './signUp';

/** The pictures that a participant may choose from; the shell ships them. */
export const AVATARS: readonly string[] = [1, 2, 3, 4, 5, 6].map((number) => `/images/avatars/${number}.svg`);

/** What a participant may change of the own profile; what is absent stays as it is. */
export interface ProfileForm {
  firstName: string;
  lastName: string;
  mobile: string;
  imageUrl: string;
}

/** The profile's rules: those of the sign-up, and a picture that is one of ours, or none (AU-16 to AU-18). */
export const profileRules: FormRules<ProfileForm> = {
  firstName: participantSignUpRules.firstname,
  lastName: participantSignUpRules.lastname,
  mobile: participantSignUpRules.mobile,
  imageUrl: (value) =>
    value === '' || AVATARS.includes(value) ? undefined : 'Please choose one of the pictures.',
};

/** The refused fields among those that were given. */
export function findProfileErrors(given: Partial<ProfileForm>): FieldErrors<ProfileForm> {
  const errors = findFieldErrors(profileRules, {
    firstName: '',
    lastName: '',
    mobile: '',
    imageUrl: '',
    ...given,
  });
  const names = Object.keys(errors) as (keyof ProfileForm)[];
  return Object.fromEntries(names.filter((name) => name in given).map((name) => [name, errors[name]]));
}
