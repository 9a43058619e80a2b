import { z } from '#schema';
import { endpoint } from '../endpoint';
import { account, sessionGrant } from '../entities/account';
import { envelope } from '../entities/envelope';
import { obeying } from '../entities/obeying';
import { emailText, signUpForm } from '../entities/signUpForm';
import { id, secret, text } from '../entities/text';
import { CODE_MESSAGE, isCode } from '../rules/code';
import { logInRules } from '../rules/logIn';

const codeForm = z.object({ email: emailText(), otp: text(20), draftId: z.optional(id()) }).check(
  obeying<{ email: string; otp: string }>(() => ({
    otp: (otp) => (isCode(otp) ? undefined : CODE_MESSAGE),
  })),
);

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
  body: z.object({ email: emailText(), password: secret() }).check(obeying(() => logInRules)),
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

/** Whose session this is (AU-29). */
export const me = endpoint('GET', '/api/v1/auth/me', {
  access: 'account',
  object: 'self',
  failure: 'Failed to fetch profile',
  reply: envelope(account),
});

/** Ends this session; 200 even when it had ended before (AU-24). */
export const logout = endpoint('POST', '/api/v1/auth/logout', {
  access: 'public',
  object: 'none',
  failure: 'Something went wrong',
  reply: envelope(z.null()),
});
