import { isEmail } from './email';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** The form of a forgotten password. */
export interface ForgottenPassword {
  email: string;
}

/** Checks the shape of the address only; the reply never reveals whether an account exists (AU-10, AU-33). */
export const forgotPasswordRules: FormRules<ForgottenPassword> = {
  email: (value) => (isEmail(value.trim()) ? undefined : 'Invalid email'),
};

/** The form of a new password; the repetition is checked in the browser and never sent (AU-36). */
export interface ChangedPassword {
  newPassword: string;
  confirmPassword: string;
}

const REQUIRED = 'Both password fields are required';

/** The rule of a new password, shared by every screen (AU-11). */
export const newPasswordRules = {
  newPassword: (value: string) => {
    if (value === '') return REQUIRED;
    return isStrongPassword(value) ? undefined : PASSWORD_MESSAGE;
  },
} satisfies FormRules<Pick<ChangedPassword, 'newPassword'>>;

/** The rules after a forgotten password, with their own mismatch text (AU-13). */
export const changePasswordRules: FormRules<ChangedPassword> = {
  ...newPasswordRules,
  confirmPassword: (value, { newPassword }) => {
    if (value === '') return REQUIRED;
    return value === newPassword ? undefined : "Passwords don't match!";
  },
};

/** The form of a logged-in account adds the current password (AU-37). */
export interface OwnPassword extends ChangedPassword {
  currentPassword: string;
}

/** The rules of a password change while logged in (AU-37). */
export const ownPasswordRules = {
  ...newPasswordRules,
  currentPassword: (value: string) => (value === '' ? 'Please enter your current password.' : undefined),
} satisfies FormRules<Pick<OwnPassword, 'currentPassword' | 'newPassword'>>;

/** The rules of its screen, with the repeated password. */
export const ownPasswordStepRules: FormRules<OwnPassword> = {
  currentPassword: ownPasswordRules.currentPassword,
  ...changePasswordRules,
};

/** The rules of account deletion; the server checks the rest (PR-6). */
export const deletionRules = {
  currentPassword: ownPasswordRules.currentPassword,
} satisfies FormRules<Pick<OwnPassword, 'currentPassword'>>;

/** Error texts of checks that only the server can make (AU-1, AU-37). */
export const SAME_PASSWORD_MESSAGE = 'Please choose a password that differs from your current one.';
export const CURRENT_PASSWORD_MESSAGE = 'This is not your current password.';
