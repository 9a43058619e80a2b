import { auth } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  storedTexts,
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

const show = (at = '/forgot-password', as?: ReturnType<typeof sampleAccount>) =>
  renderScreens(screens, { at, as });

describe('a forgotten password', () => {
  it('is asked for by e-mail, and the code screen follows, of which only the e-mail and the moment are kept', async () => {
    const { user } = await show();
    await fillForm(user, { Email: ' Asha@Demo.Test ' }, 'Get OTP');
    expect(await screen.findByRole('textbox', { name: '4-digit code' })).toBeInTheDocument();
    expect(screen.getByText('asha@demo.test')).toBeInTheDocument();
    expect(storedTexts()).toEqual([expect.stringMatching(/^\d+$/), 'Asha@Demo.Test', 'asha@demo.test']);
    expect(api.inputs(auth.forgotPassword)).toEqual([
      expect.objectContaining({ body: { email: 'asha@demo.test' } }),
    ]);
  });

  it('takes over what was typed at the login', async () => {
    const { user } = await show('/login');
    await user.type(screen.getByLabelText('Email'), 'asha@demo.test');
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
  });

  it('is for somebody logged in too, whose e-mail stands there', async () => {
    await show('/forgot-password', sampleAccount({ email: 'nila@demo.test' }));
    expect(screen.getByLabelText('Email')).toHaveValue('nila@demo.test');
  });

  it('leads back to a code that waits', async () => {
    const { user } = await show();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    await user.click(await screen.findByRole('link', { name: 'Correct it' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('asha@demo.test');
    await user.click(screen.getByRole('link', { name: 'Enter it' }));
    expect(await screen.findByRole('textbox', { name: '4-digit code' })).toBeInTheDocument();
  });
});

describe('a forgotten password that is refused', () => {
  it('says "Invalid email" under the field and asks nobody', async () => {
    const { user } = await show();
    await fillForm(user, { Email: 'asha' }, 'Get OTP');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(api.inputs(auth.forgotPassword)).toEqual([]);
  });

  it("says the server's refusal of the address under the field", async () => {
    api.refuse(auth.forgotPassword, 'VALIDATION', { email: 'Invalid email' });
    const { user } = await show();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    expect(await screen.findByText('Invalid email')).toBeInTheDocument();
    expect(screen.queryByText('Please correct the marked fields.')).not.toBeInTheDocument();
  });

  it.each([
    ['the server fails', () => api.refuse(auth.forgotPassword, 'INTERNAL'), 'Something went wrong'],
    ['the answer cannot be read', () => api.breakDown(auth.forgotPassword), 'Error occurred'],
    ['the network is away', () => api.cutOff(auth.forgotPassword), 'You appear to be offline'],
    [
      'it is asked too often',
      () => api.refuse(auth.forgotPassword, 'TOO_MANY_REQUESTS'),
      'Too many attempts. Please try again later.',
    ],
  ])('says why when %s, and keeps what was typed', async (_what, fail, text) => {
    fail();
    const { user } = await show();
    await fillForm(user, { Email: 'asha@demo.test' }, 'Get OTP');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('asha@demo.test');
  });
});
