import { isEmail } from './email';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** What the form of a forgotten password sends. */
export interface ForgottenPassword {
  email: string;
}

/** An address must look like one; whether it has an account is told to nobody (AU-10, AU-33). */
export const forgotPasswordRules: FormRules<ForgottenPassword> = {
  email: (value) => (isEmail(value.trim()) ? undefined : 'Invalid email'),
};

/** What the screens of a changed password hold; the repeated one is checked there and never sent (AU-36). */
export interface ChangedPassword {
  newPassword: string;
  confirmPassword: string;
}

const REQUIRED = 'Both password fields are required';

/** The new password, held to the one rule of every screen (AU-11). */
export const newPasswordRules = {
  newPassword: (value: string) => {
    if (value === '') return REQUIRED;
    return isStrongPassword(value) ? undefined : PASSWORD_MESSAGE;
  },
} satisfies FormRules<Pick<ChangedPassword, 'newPassword'>>;

/** The screen after a forgotten password, with its own text for a mismatch (AU-13). */
export const changePasswordRules: FormRules<ChangedPassword> = {
  ...newPasswordRules,
  confirmPassword: (value, { newPassword }) => {
    if (value === '') return REQUIRED;
    return value === newPassword ? undefined : "Passwords don't match!";
  },
};

/** What the form of somebody logged in adds: the password so far (AU-37). */
export interface OwnPassword extends ChangedPassword {
  currentPassword: string;
}

/** A change of the password while logged in (AU-37). */
export const ownPasswordRules = {
  ...newPasswordRules,
  currentPassword: (value: string) => (value === '' ? 'Please enter your current password.' : undefined),
} satisfies FormRules<Pick<OwnPassword, 'currentPassword' | 'newPassword'>>;

/** The screen of such a change: the new password is repeated there. */
export const ownPasswordStepRules: FormRules<OwnPassword> = {
  currentPassword: ownPasswordRules.currentPassword,
  ...changePasswordRules,
};

/** What the form asks for that deletes an account; everything else about it the server decides (PR-6). */
export const deletionRules = {
  currentPassword: ownPasswordRules.currentPassword,
} satisfies FormRules<Pick<OwnPassword, 'currentPassword'>>;

/** What only the server can find out about passwords, each under its field (AU-1, AU-37). */
export const SAME_PASSWORD_MESSAGE = 'Please choose a password that differs from your current one.';
export const CURRENT_PASSWORD_MESSAGE = 'This is not your current password.';
