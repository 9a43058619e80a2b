import { auth } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  renderScreens,
  sampleAccount,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';
import { NewPasswordScreen } from './NewPasswordScreen';
import { resetProof } from './resetProof';

const screens = {
  '/forgot-password': <ForgotPasswordScreen />,
  '/change-password': <NewPasswordScreen />,
};
const proof = { email: 'asha+quiz@demo.test', token: 'the-proof_43' };
const mailedAddress = '/change-password#token=the-proof_43&email=asha%2Bquiz%40demo.test';
const CHANGED_TEXT = 'Your password was changed. Please log in.';
const newPasswords = { 'New password': 'Fresh#123', 'Confirm new password': 'Fresh#123' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().on(auth.checkResetToken, () => success(null));
  api.on(auth.changePassword, () => success(null, CHANGED_TEXT));
});

const openScreen = (as?: ReturnType<typeof sampleAccount>) =>
  renderScreens(screens, { at: mailedAddress, as });

async function open(as?: ReturnType<typeof sampleAccount>) {
  const rendered = await openScreen(as);
  await screen.findByLabelText('New password');
  return rendered;
}

describe('proof in the address', () => {
  it('is formatted like the mailed link', () => {
    expect(resetProof.toAddress(proof)).toBe(mailedAddress);
    expect(resetProof.parse('#token=the-proof_43&email=asha%2Bquiz%40demo.test')).toEqual(proof);
  });

  it.each(['/change-password', '/change-password#token=only'])(
    'is missing in %s, which redirects to the first step',
    async (at) => {
      await renderScreens(screens, { at });
      expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
    },
  );
});

describe('the check of the proof', () => {
  const getFields = () => screen.queryAllByLabelText(/password/i);

  it('shows a used or expired proof instead of the form, with a link to a new code', async () => {
    api.refuse(auth.checkResetToken, 'RESET_NOT_VERIFIED');
    const { user } = await openScreen();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link or code was used before or has expired.',
    );
    expect(getFields()).toEqual([]);
    const { email, token: resetToken } = proof;
    expect(api.inputs(auth.checkResetToken)).toEqual([
      expect.objectContaining({ body: { email, resetToken } }),
    ]);
    await user.click(screen.getByRole('link', { name: 'Ask for a new code' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  });

  it('shows no form before its reply', async () => {
    const release = api.hold(auth.checkResetToken);
    await openScreen();
    expect(screen.getByRole('status')).toHaveTextContent('Checking the link...');
    expect(getFields()).toEqual([]);
    release(success(null));
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
  });

  it.each([
    ['the network', () => api.cutOff(auth.checkResetToken)],
    ['the server', () => api.breakDown(auth.checkResetToken)],
  ])('leaves the form open when %s fails it', async (_reason, fail) => {
    fail();
    await openScreen();
    expect(await screen.findByLabelText('New password')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('new password', () => {
  it('is sent with the proof; then the home page opens with a toast and the login dialog', async () => {
    const { user } = await open();
    returnTo.setPath('/regifore/7');
    await fillForm(user, newPasswords, 'Change password');
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(await screen.findByText(CHANGED_TEXT)).toBeInTheDocument();
    expect(session.loginPrompt?.reason).toBe('Log in with your new password');
    expect(returnTo.takePath('USER')).toBe('/regifore/7');
    const { email, token: resetToken } = proof;
    expect(api.inputs(auth.changePassword)).toEqual([
      expect.objectContaining({ body: { email, newPassword: 'Fresh#123', resetToken } }),
    ]);
  });

  it('logs out on this device, since every session has ended', async () => {
    const { user } = await open(sampleAccount());
    await fillForm(user, newPasswords, 'Change password');
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(session.viewer).toBe('visitor');
  });

  it('supports password managers', async () => {
    await open();
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(proof.email);
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm new password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('rejected new password', () => {
  it('requires both fields', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getAllByText('Both password fields are required')).toHaveLength(2);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    expect(api.inputs(auth.changePassword)).toEqual([]);
  });

  it('shows a weak password below its field', async () => {
    const { user } = await open();
    await fillForm(user, { 'New password': 'weak', 'Confirm new password': 'weak' }, 'Change password');
    expect(
      screen.getByText(
        'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.',
      ),
    ).toBeInTheDocument();
  });

  it('shows a different confirmation below its field', async () => {
    const { user } = await open();
    await fillForm(user, { ...newPasswords, 'Confirm new password': 'Fresh#124' }, 'Change password');
    expect(screen.getByText("Passwords don't match!")).toBeInTheDocument();
    expect(screen.getByLabelText('Confirm new password')).toHaveFocus();
  });

  it('can be replaced with the same proof if it equals the old password', async () => {
    const text = 'Please choose a password that differs from your current one.';
    api.refuse(auth.changePassword, 'VALIDATION', { newPassword: text });
    const { user } = await open();
    await fillForm(user, newPasswords, 'Change password');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the proof is used or expired', () => api.refuse(auth.changePassword, 'RESET_NOT_VERIFIED')],
    ['the reply is unreadable', () => api.breakDown(auth.changePassword)],
  ])('links to a new code when %s', async (_reason, fail) => {
    fail();
    const { user } = await open();
    await fillForm(user, newPasswords, 'Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent('Password change failed');
    expect(screen.getByLabelText('New password')).toHaveValue('Fresh#123');
    await user.click(screen.getByRole('link', { name: 'Ask for a new code' }));
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeInTheDocument();
  });
});
