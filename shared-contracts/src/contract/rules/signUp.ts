import { isEmail, isMobile, normalizeMobile } from './contact';
import {
  isLetters,
  isLettersAndSpaces,
  NAME_MAX_LENGTH,
  ORGANIZATION_MAX_LENGTH,
  normalizeName,
} from './names';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** The sign-up form of both roles; absent texts count as empty (AU-4). */
export interface SignUp {
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  password: string;
  organization: string;
  designation: string;
}

const isShort = (text: string): boolean => normalizeName(text).length <= NAME_MAX_LENGTH;
const PARTICIPANT_NAME = 'Name should only contain alphabets and spaces.';
const HOST_NAME = 'Name must contain alphabets only, no spaces or special characters.';

const checkHostName = (label: string) => (value: string) => {
  const words = normalizeName(value);
  if (words === '') return `${label} is required.`;
  return isLettersAndSpaces(words) && words.length <= ORGANIZATION_MAX_LENGTH
    ? undefined
    : `${label} must contain only alphabets and spaces.`;
};

/** Participant sign-up, steps 1 and 2 (AU-16 to AU-18). The screen's name field holds first and last name. */
export const participantSignUpRules = {
  firstname: (value: string) =>
    isLettersAndSpaces(normalizeName(value)) && isShort(value) ? undefined : PARTICIPANT_NAME,
  lastname: (value: string) =>
    normalizeName(value) === '' || (isLettersAndSpaces(normalizeName(value)) && isShort(value))
      ? undefined
      : PARTICIPANT_NAME,
  email: (value: string) => (isEmail(value.trim()) ? undefined : 'Please enter a valid email address.'),
  mobile: (value: string) =>
    isMobile(normalizeMobile(value)) ? undefined : 'Please enter a valid 10-digit mobile number.',
  password: (value: string) => (isStrongPassword(value) ? undefined : PASSWORD_MESSAGE),
} satisfies FormRules<SignUp>;

/** Host sign-up, steps 1 to 3 (AU-15). The last name is optional. */
export const hostSignUpRules = {
  firstname: (value: string) => {
    if (value.trim() === '') return 'Name is required.';
    return isLetters(value.trim()) && isShort(value) ? undefined : HOST_NAME;
  },
  lastname: (value: string) =>
    value.trim() === '' || (isLetters(value.trim()) && isShort(value)) ? undefined : HOST_NAME,
  email: (value: string) => {
    if (value.trim() === '') return 'Email is required.';
    return isEmail(value.trim()) ? undefined : 'Invalid email format.';
  },
  mobile: (value: string) => {
    if (value.trim() === '') return 'Mobile number is required.';
    return isMobile(normalizeMobile(value)) ? undefined : 'Mobile number must be a 10-digit number.';
  },
  organization: checkHostName('Organization'),
  designation: checkHostName('Designation'),
  password: (value: string) => (isStrongPassword(value) ? undefined : PASSWORD_MESSAGE),
} satisfies FormRules<SignUp>;
