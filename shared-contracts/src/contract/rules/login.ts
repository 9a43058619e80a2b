import { isEmail } from './email';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** What the login form sends (AU-9). */
export interface Credentials {
  email: string;
  password: string;
}

/** The login form's own checks; the password is held to the union of what either sign-up accepts (AU-11). */
export const loginRules: FormRules<Credentials> = {
  email: (value) => (isEmail(value.trim()) ? undefined : 'Invalid email format'),
  password: (value) => (isStrongPassword(value) ? undefined : PASSWORD_MESSAGE),
};
