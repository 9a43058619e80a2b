import { isEmail } from './contact';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** The login form (AU-9). */
export interface Credentials {
  email: string;
  password: string;
}

/** The login form's checks; the password rule is the union of both sign-ups (AU-11). */
export const loginRules: FormRules<Credentials> = {
  email: (value) => (isEmail(value.trim()) ? undefined : 'Invalid email format'),
  password: (value) => (isStrongPassword(value) ? undefined : PASSWORD_MESSAGE),
};
