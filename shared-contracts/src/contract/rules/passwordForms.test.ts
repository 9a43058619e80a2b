import * as auth from '../endpoints/auth';
import {
  type NewPasswordForm,
  resetPasswordRules,
  deleteAccountRules,
  forgotPasswordRules,
  changePasswordRules,
  changePasswordFormRules,
} from './passwordForms';
import { CODE_MESSAGE } from './code';
import { findFieldErrors } from './Rule';

const WEAK =
  'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';
const REQUIRED = 'Both password fields are required';
const email = 'asha@demo.test';

interface Body {
  safeParse(form: object): {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

const findRefused = (body: Body, form: object) =>
  Object.fromEntries(
    (body.safeParse(form).error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );

describe.each([
  ['asha@demo.test', undefined],
  [' Asha@Demo.Test ', undefined],
  ['', 'Invalid email'],
  ['asha', 'Invalid email'],
  ['asha@', 'Invalid email'],
  ['asha@demo', 'Invalid email'],
])('a forgotten password of %j', (given, refusal) => {
  const expected = refusal === undefined ? {} : { email: refusal };

  it('is answered with the same words on screen and server', () => {
    expect(findFieldErrors(forgotPasswordRules, { email: given })).toEqual(expected);
    expect(findRefused(auth.forgotPassword.definition.body, { email: given })).toEqual(expected);
  });
});

const passwords: [newPassword: string, confirmPassword: string, refused: Partial<NewPasswordForm>][] = [
  ['Fresh@123', 'Fresh@123', {}],
  ['Fresh#123', 'Fresh#123', {}],
  ['', '', { newPassword: REQUIRED, confirmPassword: REQUIRED }],
  ['Fresh@123', '', { confirmPassword: REQUIRED }],
  ['', 'Fresh@123', { newPassword: REQUIRED, confirmPassword: "Passwords don't match!" }],
  ['Fresh@123', 'Fresh@124', { confirmPassword: "Passwords don't match!" }],
  ['fresh@123', 'fresh@123', { newPassword: WEAK }],
  ['Fresh@12', 'Fresh@12', {}],
  ['Fresh@1', 'Fresh@1', { newPassword: WEAK }],
  ['Fresh@12345678901', 'Fresh@12345678901', { newPassword: WEAK }],
];

describe.each(passwords)('a new password %j, repeated as %j', (newPassword, confirmPassword, refused) => {
  it('is judged by the screen, and by the server but for the repetition, which is never sent', () => {
    expect(findFieldErrors(resetPasswordRules, { newPassword, confirmPassword })).toEqual(refused);
    const { confirmPassword: _screenOnly, ...expected } = refused;
    expect(findRefused(auth.changePassword.definition.body, { email, newPassword })).toEqual(expected);
    const own = { currentPassword: 'Right@123', newPassword };
    expect(findFieldErrors(changePasswordRules, own)).toEqual(expected);
    expect(findRefused(auth.changeOwnPassword.definition.body, own)).toEqual(expected);
  });
});

describe('a change while logged in', () => {
  it('needs the current password', () => {
    const expected = { currentPassword: 'Please enter your current password.' };
    const own = { currentPassword: '', newPassword: 'Fresh@123' };
    expect(findFieldErrors(changePasswordRules, own)).toEqual(expected);
    expect(findRefused(auth.changeOwnPassword.definition.body, own)).toEqual(expected);
    expect(findFieldErrors(deleteAccountRules, { currentPassword: '' })).toEqual(expected);
  });

  it('has its new password repeated on the screen, in the words of that after a forgotten one', () => {
    const form = { currentPassword: 'Right@123', newPassword: 'Fresh@123', confirmPassword: 'Fresh@124' };
    expect(findFieldErrors(changePasswordFormRules, form)).toEqual({
      confirmPassword: "Passwords don't match!",
    });
  });
});

describe('the code of a reset', () => {
  it('has four digits', () => {
    expect(CODE_MESSAGE).toBe('Please enter a complete 4-digit OTP');
    const refusedCode = { otp: 'Please enter a complete 4-digit OTP' };
    expect(findRefused(auth.verifyOtp.definition.body, { email, otp: '123' })).toEqual(refusedCode);
    expect(findRefused(auth.verifyOtp.definition.body, { email, otp: '1234' })).toEqual({});
  });
});
