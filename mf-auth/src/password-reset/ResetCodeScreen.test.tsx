import { auth } from '@marquee/shared-contracts';
import { toasts } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  renderScreens,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { NewPasswordScreen } from './NewPasswordScreen';
import { createResetCode } from './createResetCode';
import { ResetCodeScreen } from './ResetCodeScreen';

const screens = {
  '/forgot-password': <ForgotPasswordScreen />,
  '/otp-forgot-password': <ResetCodeScreen />,
  '/change-password': <NewPasswordScreen />,
};
const email = 'asha@demo.test';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(auth.forgotPassword, () => success(null));
  api.on(auth.checkResetToken, () => success(null));
});

async function enter(code: string) {
  const { user } = await renderScreens(screens, { at: '/forgot-password' });
  await fillForm(user, { Email: email }, 'Get OTP');
  await user.type(await screen.findByRole('textbox', { name: '4-digit code' }), code);
  return user;
}

describe('reset code', () => {
  it('yields the proof for the new password', async () => {
    api.on(auth.verifyOtp, () => ({ ...success({ email, resetToken: 'the proof' }), email }));
    await enter('1234');
    expect(await screen.findByText('OTP Verified!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
    expect(screen.getByText(email)).toBeInTheDocument();
    expect(api.inputs(auth.verifyOtp)).toEqual([expect.objectContaining({ body: { email, otp: '1234' } })]);
  });

  it('is sent with the id of the reset, which a resend reuses', async () => {
    api.on(auth.forgotPassword, () => ({ ...success(null), resetId: sampleId(9) }));
    api.refuse(auth.verifyOtp, 'RESET_CODE_WRONG');
    await enter('9999');
    expect(await screen.findByText('Incorrect code!')).toBeInTheDocument();
    expect(api.inputs(auth.verifyOtp)).toEqual([
      expect.objectContaining({ body: { email, otp: '9999', resetId: sampleId(9) } }),
    ]);
    await createResetCode(email, () => undefined).resend();
    expect(api.inputs(auth.forgotPassword).at(-1)).toMatchObject({ body: { email, resetId: sampleId(9) } });
  });

  it('shows a wrong code on the screen, without a toast', async () => {
    api.refuse(auth.verifyOtp, 'RESET_CODE_WRONG');
    await enter('9999');
    expect(await screen.findByText('Incorrect code!')).toBeInTheDocument();
    expect(screen.getByText('Try again.')).toBeInTheDocument();
    expect(toasts.list).toEqual([]);
  });

  it('shows this screen’s text for a code that is too short', async () => {
    const user = await enter('12');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(screen.getByText('Please enter a complete 4-digit OTP')).toBeInTheDocument();
  });

  it.each([
    ['OTP_EXPIRED', 'This code has expired. Please ask for a new one.'],
    ['OTP_LOCKED', 'Too many wrong codes. Please ask for a new one.'],
  ] as const)('explains the error %s', async (code, text) => {
    api.refuse(auth.verifyOtp, code);
    await enter('1234');
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows a fallback message for an unreadable reply', async () => {
    api.breakDown(auth.verifyOtp);
    await enter('1234');
    expect(await screen.findByText('OTP verification failed')).toBeInTheDocument();
  });

  it('requires an email: a deep link redirects to the first step', async () => {
    await renderScreens(screens, { at: '/otp-forgot-password' });
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  });
});
