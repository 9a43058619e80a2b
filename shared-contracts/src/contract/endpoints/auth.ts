import { z } from '#schema';
import { endpoint } from '../endpoint';
import { account, sessionGrant } from '../entities/account';
import { envelope } from '../entities/envelope';
import { enforceRules } from '../entities/enforceRules';
import { ownData } from '../entities/ownData';
import { emailCheckForm, emailText, signUpForm } from '../entities/signUpForm';
import { givenSecret, id, secret, text } from '../entities/text';
import { forgotPasswordRules, newPasswordRules, changePasswordRules } from '../rules/passwordForms';
import { CODE_MESSAGE, isCode } from '../rules/code';
import { loginRules } from '../rules/login';

const wholeCode = enforceRules<{ email: string; otp: string }>(() => ({
  otp: (otp) => (isCode(otp) ? undefined : CODE_MESSAGE),
}));
const codeForm = z.object({ email: emailText(), otp: text(20), draftId: z.optional(id()) }).check(wholeCode);
const resetId = () => z.optional(id());

/** Refuses an email that has an account, as `register` does, before a sign-up is filled in. */
export const checkEmail = endpoint('POST', '/api/v1/auth/check-email', {
  access: 'public',
  object: 'none',
  failure: 'Failed to create account',
  body: emailCheckForm,
  reply: envelope(z.null()),
});

/** Stores a sign-up draft and mails its code; creates neither account nor session. */
export const register = endpoint('POST', '/api/v1/auth/register', {
  access: 'public',
  object: 'none',
  failure: 'Failed to create account',
  body: signUpForm,
  reply: envelope(z.object({ draftId: id() })),
  status: 201,
});

/** Confirms a draft by its code, creates the account and starts its first session. */
export const validate = endpoint('POST', '/api/v1/auth/validate', {
  access: 'public',
  object: 'none',
  failure: 'OTP validation failed',
  body: codeForm,
  reply: envelope(sessionGrant),
});

/** Starts a session. Unknown email and wrong password fail alike, at equal cost. */
export const authenticate = endpoint('POST', '/api/v1/auth/authenticate', {
  access: 'public',
  object: 'none',
  failure: 'An unexpected error occurred.',
  body: z.object({ email: emailText(), password: secret() }).check(enforceRules(() => loginRules)),
  reply: envelope(sessionGrant),
});

/** Mails a new code for a draft; the reply is the same without a draft. */
export const resendOtp = endpoint('POST', '/api/v1/auth/resend-otp', {
  access: 'public',
  object: 'none',
  failure: 'Failed to resend OTP. Please try again.',
  body: z.object({ email: emailText(), draftId: z.optional(id()) }),
  reply: envelope(z.null()),
});

/**
 * Mails a code and a link for a new password; the reply is the same without an account. `resetId` identifies the
 * reset in `verifyOtp` and when resending the code.
 */
export const forgotPassword = endpoint('POST', '/api/v1/auth/forgot-password', {
  access: 'public',
  object: 'none',
  failure: 'Error occurred',
  body: z
    .object({ email: emailText(), resetId: resetId() })
    .check(enforceRules<{ email: string }>(() => forgotPasswordRules, { speaksForAll: true })),
  reply: z.object({ ...envelope(z.null()).shape, resetId: resetId() }),
});

/** Exchanges a reset code for a single-use proof for `changePassword`, valid ten minutes. */
export const verifyOtp = endpoint('POST', '/api/v1/auth/verify-otp', {
  access: 'public',
  object: 'none',
  failure: 'OTP verification failed',
  body: z.object({ email: emailText(), otp: text(20), resetId: resetId() }).check(wholeCode),
  reply: z.object({
    ...envelope(z.object({ email: z.string(), resetToken: z.string() })).shape,
    email: z.string(),
  }),
});

/** Refuses a token that `changePassword` would refuse, before a new password is typed; consumes nothing. */
export const checkResetToken = endpoint('POST', '/api/v1/auth/check-reset-token', {
  access: 'public',
  object: 'none',
  failure: 'Password change failed',
  body: z.object({ email: emailText(), resetToken: text(200) }),
  reply: envelope(z.null()),
});

/**
 * Sets a new password by a token of `verifyOtp`, a token of the mailed link, or a live code. Ends all sessions and
 * voids all codes and tokens.
 */
export const changePassword = endpoint('PUT', '/api/v1/auth/change-password', {
  access: 'public',
  object: 'none',
  failure: 'Password change failed',
  body: z
    .object({
      email: emailText(),
      newPassword: secret(),
      resetToken: text(200),
      otp: text(20),
      resetId: resetId(),
    })
    .check(enforceRules<{ newPassword: string }>(() => newPasswordRules)),
  reply: envelope(z.null()),
});

/** Sets a new password by the current one; ends every other session. */
export const changeOwnPassword = endpoint('PUT', '/api/v1/auth/password', {
  access: 'account',
  object: 'self',
  failure: 'Password change failed',
  body: z
    .object({ currentPassword: secret(), newPassword: secret() })
    .check(enforceRules<{ currentPassword: string; newPassword: string }>(() => changePasswordRules)),
  reply: envelope(z.null()),
});

/** The account of this session and its number of unread notifications. */
export const me = endpoint('GET', '/api/v1/auth/me', {
  access: 'account',
  object: 'self',
  failure: 'Failed to fetch profile',
  reply: envelope(z.object({ ...account.shape, unreadCount: z.optional(z.int()) })),
});

/** All stored data of the caller as one JSON document. */
export const exportOwnData = endpoint('GET', '/api/v1/auth/me/export', {
  access: 'account',
  object: 'self',
  failure: 'Something went wrong',
  reply: envelope(ownData),
});

/** Erases the caller's personal data permanently and ends every session; a password, if sent, must be right. */
export const deleteAccount = endpoint('DELETE', '/api/v1/auth/me', {
  access: 'account',
  object: 'self',
  failure: 'Something went wrong',
  body: z.nullish(z.object({ currentPassword: z.optional(givenSecret()) })),
  reply: envelope(z.null()),
});

/** Ends this session; replies 200 even for an ended session. */
export const logout = endpoint('POST', '/api/v1/auth/logout', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});
