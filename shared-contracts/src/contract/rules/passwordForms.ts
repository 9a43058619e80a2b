import { isEmail } from './contact';
import { isStrongPassword, PASSWORD_MESSAGE } from './password';
import type { FormRules } from './Rule';

/** Maximum seconds by which the server delays a possible guess (AU-10). */
export const PASSWORD_DELAY_MAX = 10;

/** The browser's timeout of such a call: the longest delay plus the usual 15 seconds. */
export const PASSWORD_CALL_MS = (PASSWORD_DELAY_MAX + 15) * 1000;

/** The form that requests a mail for a new password. */
export interface ForgotPasswordForm {
  email: string;
}

/** Checks the shape of the address only; the reply never reveals whether an account exists (AU-10, AU-33). */
export const forgotPasswordRules: FormRules<ForgotPasswordForm> = {
  email: (value) => (isEmail(value.trim()) ? undefined : 'Invalid email'),
};

/** The form of a new password; only the browser checks the repetition, which is never sent (AU-36). */
export interface NewPasswordForm {
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
} satisfies FormRules<Pick<NewPasswordForm, 'newPassword'>>;

/** The rules for a new password after a reset code, with the text for a mismatch (AU-13). */
export const resetPasswordRules: FormRules<NewPasswordForm> = {
  ...newPasswordRules,
  confirmPassword: (value, { newPassword }) => {
    if (value === '') return REQUIRED;
    return value === newPassword ? undefined : "Passwords don't match!";
  },
};

/** The form of a logged-in person, which adds the current password (AU-37). */
export interface ChangePasswordForm extends NewPasswordForm {
  currentPassword: string;
}

/** The rules of the call that changes a password while logged in (AU-37). */
export const changePasswordRules = {
  ...newPasswordRules,
  currentPassword: (value: string) => (value === '' ? 'Please enter your current password.' : undefined),
} satisfies FormRules<Pick<ChangePasswordForm, 'currentPassword' | 'newPassword'>>;

/** The rules of the account screen, which repeats the new password. */
export const changePasswordFormRules: FormRules<ChangePasswordForm> = {
  currentPassword: changePasswordRules.currentPassword,
  ...resetPasswordRules,
};

/** The rules of account deletion; the server checks the rest (PR-6). */
export const deleteAccountRules = {
  currentPassword: changePasswordRules.currentPassword,
} satisfies FormRules<Pick<ChangePasswordForm, 'currentPassword'>>;

/** Error texts of checks that only the server can make (AU-1, AU-37). */
export const SAME_PASSWORD_MESSAGE = 'Please choose a password that differs from your current one.';
export const CURRENT_PASSWORD_MESSAGE = 'This is not your current password.';
