import { auth } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  readStoredTexts,
  renderScreens,
  sampleAccount,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { LoginScreen } from '../login/LoginScreen';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { ResetCodeScreen } from './ResetCodeScreen';

const screens = {
  '/login': <LoginScreen />,
  '/forgot-password': <ForgotPasswordScreen />,
  '/otp-forgot-password': <ResetCodeScreen />,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(auth.forgotPassword, () => success(null));
});

const open = (at = '/forgot-password', as?: ReturnType<typeof sampleAccount>) =>
  renderScreens(screens, { at, as });

describe('forgotten password', () => {
  it('requests a code by email, opens the code screen and stores only email and time', async () => {
    const { user } = await open();
    await fillForm(user, { Email: ' Asha@Demo.Test ' }, 'Get OTP');
    expect(await screen.findByRole('textbox', { name: '4-digit code' })).toBeInTheDocument();
    expect(screen.getByText('asha@demo.test')).toBeInTheDocument();
    expect(readStoredTexts()).toEqual([expect.stringMatching(/^\d+$/), 'Asha@Demo.Test', 'asha@demo.test']);
    expect(api.inputs(auth.forgotPassword)).toEqual([
      expect.objectContaining({ body: { email: 'asha@demo.test' } }),
    ]);
  });

  it('takes over the email typed at the login', async () => {
    const { user } = await open('/login');
    await user.type(screen.getByLabelText('Email'), 'asha@demo.test');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
  });

  it('fills in the email of a logged-in account', async () => {
    await open('/forgot-password', sampleAccount({ email: 'nila@demo.test' }));
    expect(screen.getByLabelText('Email')).toHaveValue('nila@demo.test');
  });

  it('links back to a pending code', async () => {
    const { user } = await open();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    await user.click(await screen.findByRole('link', { name: 'Change it' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
    await user.click(screen.getByRole('link', { name: 'Enter it' }));
    expect(await screen.findByRole('textbox', { name: '4-digit code' })).toBeInTheDocument();
  });
});

describe('rejected reset request', () => {
  it('says "Invalid email" below the field and sends nothing', async () => {
    const { user } = await open();
    await fillForm(user, { Email: 'asha' }, 'Get OTP');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(api.inputs(auth.forgotPassword)).toEqual([]);
  });

  it("shows the server's error below the field", async () => {
    api.refuse(auth.forgotPassword, 'VALIDATION', { email: 'Invalid email' });
    const { user } = await open();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    expect(await screen.findByText('Invalid email')).toBeInTheDocument();
    expect(screen.queryByText('Please correct the marked fields.')).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', () => api.refuse(auth.forgotPassword, 'INTERNAL'), 'Something went wrong'],
    ['the reply is unreadable', () => api.breakDown(auth.forgotPassword), 'Error occurred'],
    [
      'the device is offline',
      () => api.cutOff(auth.forgotPassword),
      "We can't reach Marquee. Nothing is lost; try again.",
    ],
    [
      'it is asked too often',
      () => api.refuse(auth.forgotPassword, 'TOO_MANY_REQUESTS'),
      'Too many attempts. Please try again later.',
    ],
  ])('shows the error when %s, and keeps the input', async (_reason, fail, text) => {
    fail();
    const { user } = await open();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('asha@demo.test');
  });
});
