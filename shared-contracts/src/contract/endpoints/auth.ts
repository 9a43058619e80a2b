import { z } from '#schema';
import { endpoint } from '../endpoint';
import { account, sessionGrant } from '../entities/account';
import { envelope } from '../entities/envelope';
import { enforceRules } from '../entities/enforceRules';
import { ownData } from '../entities/ownData';
import { emailText, signUpForm } from '../entities/signUpForm';
import { givenSecret, id, secret, text } from '../entities/text';
import { forgotPasswordRules, newPasswordRules, ownPasswordRules } from '../rules/changePassword';
import { CODE_MESSAGE, isCode } from '../rules/code';
import { loginRules } from '../rules/login';

const wholeCode = enforceRules<{ email: string; otp: string }>(() => ({
  otp: (otp) => (isCode(otp) ? undefined : CODE_MESSAGE),
}));
const codeForm = z.object({ email: emailText(), otp: text(20), draftId: z.optional(id()) }).check(wholeCode);
const resetId = () => z.optional(id());

/** Keeps a sign-up draft apart from accounts and mails its code; never gives a session (AU-4, AU-6). */
export const register = endpoint('POST', '/api/v1/auth/register', {
  access: 'public',
  object: 'none',
  failure: 'Failed to create account',
  body: signUpForm,
  reply: envelope(z.object({ draftId: id() })),
  status: 201,
});

/** Confirms a draft by its code: the account exists from now on and its first session begins (AU-3, AU-4). */
export const validate = endpoint('POST', '/api/v1/auth/validate', {
  access: 'public',
  object: 'none',
  failure: 'OTP validation failed',
  body: codeForm,
  reply: envelope(sessionGrant),
});

/** Begins a session. Unknown e-mail and wrong password are refused alike, at equal cost (AU-10). */
export const authenticate = endpoint('POST', '/api/v1/auth/authenticate', {
  access: 'public',
  object: 'none',
  failure: 'An unexpected error occurred.',
  body: z.object({ email: emailText(), password: secret() }).check(enforceRules(() => loginRules)),
  reply: envelope(sessionGrant),
});

/** Mails a new code for a draft; answers alike whether there is one or not (AU-10, AU-22). */
export const resendOtp = endpoint('POST', '/api/v1/auth/resend-otp', {
  access: 'public',
  object: 'none',
  failure: 'Failed to resend OTP. Please try again.',
  body: z.object({ email: emailText(), draftId: z.optional(id()) }),
  reply: envelope(z.null()),
});

/**
 * Mails a code and a link for a new password; answers alike whether there is an account or not (AU-2, AU-10). The
 * answered `resetId` names this reset at `verifyOtp`, and here when its code is mailed again.
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

/** Takes a reset's code and gives a proof for `changePassword`, once, for ten minutes; never a session (AU-1, AU-3). */
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

/**
 * Sets a new password by a proof of the same e-mail: a token of `verifyOtp` or of the mailed link, or a live code. All
 * sessions end, codes and tokens are void (AU-1).
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

/** Sets a new password by the current one; every other session ends (AU-37). */
export const changeOwnPassword = endpoint('PUT', '/api/v1/auth/password', {
  access: 'account',
  object: 'self',
  failure: 'Password change failed',
  body: z
    .object({ currentPassword: secret(), newPassword: secret() })
    .check(enforceRules<{ currentPassword: string; newPassword: string }>(() => ownPasswordRules)),
  reply: envelope(z.null()),
});

/** Whose session this is (AU-29), and how many notices wait unread. */
export const me = endpoint('GET', '/api/v1/auth/me', {
  access: 'account',
  object: 'self',
  failure: 'Failed to fetch profile',
  reply: envelope(z.object({ ...account.shape, unreadCount: z.optional(z.int()) })),
});

/** Everything that is kept of the caller, as one JSON document to save (PR-6). */
export const exportOwnData = endpoint('GET', '/api/v1/auth/me/export', {
  access: 'account',
  object: 'self',
  failure: 'Something went wrong',
  reply: envelope(ownData),
});

/** Blanks the caller's personal fields for good and ends every session (PR-6); a password that is sent must be right. */
export const deleteAccount = endpoint('DELETE', '/api/v1/auth/me', {
  access: 'account',
  object: 'self',
  failure: 'Something went wrong',
  body: z.nullish(z.object({ currentPassword: z.optional(givenSecret()) })),
  reply: envelope(z.null()),
});

/** Ends this session; 200 even when it had ended before (AU-24). */
export const logout = endpoint('POST', '/api/v1/auth/logout', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});
