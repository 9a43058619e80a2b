import { isMobile, normalizeMobile } from './contact';
import { normalizeName } from './names';
import type { FormRules } from './Rule';
import { participantSignUpRules } from './signUp';

/** Registration types; "Others" is the default (RG-7). */
export const REGISTRATION_TYPES = ['College Student', 'School Student', 'Professional', 'Others'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

/** The registration form; the server always uses the account's email (RG-6). */
export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  institute: string;
  type: string;
  course: string;
  duration: string;
  graduationYear: string;
}

/** Whether a registration type requires course, duration and year (RG-7). */
export const requiresCourse = (type: string): boolean => type === 'College Student';

/** Maximum years from now until graduation (RG-7). */
const YEARS_AHEAD = 10;

// chosen: the specification names which fields are required but gives no texts; these follow its "… is required." form.

const limitLength = (label: string, length: number) => (value: string) =>
  value.trim().length <= length ? undefined : `${label} may have at most ${length} characters.`;

/** The form's rules in field order (RG-7). */
export const registrationRules: FormRules<RegistrationForm> = {
  firstName: (value) =>
    normalizeName(value) === '' ? 'First name is required.' : participantSignUpRules.firstname(value),
  // An account with one name registers with it (AU-17).
  lastName: participantSignUpRules.lastname,
  phoneNumber: (value) => {
    if (value.trim() === '') return 'Phone number is required.';
    return isMobile(normalizeMobile(value)) ? undefined : 'Please enter a valid 10-digit mobile number.';
  },
  institute: (value) => {
    const length = normalizeName(value).length;
    if (length === 0) return 'Institute is required.';
    return length >= 2 && length <= 150 ? undefined : 'Institute must have 2 to 150 characters.';
  },
  type: (value) =>
    value === '' || REGISTRATION_TYPES.some((type) => type === value)
      ? undefined
      : 'Please choose one of the types.',
  course: limitLength('Course', 100),
  duration: limitLength('Duration', 50),
  graduationYear: (value) => {
    if (value.trim() === '') return undefined;
    const latest = new Date().getFullYear() + YEARS_AHEAD;
    const year = /^[0-9]{4}$/.test(value.trim()) ? Number(value) : 0;
    return year >= 1950 && year <= latest ? undefined : `Graduation year must be between 1950 and ${latest}.`;
  },
};
