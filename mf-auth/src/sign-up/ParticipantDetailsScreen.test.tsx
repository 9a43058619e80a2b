import { auth } from '@marquee/shared-contracts';
import { type FakeApi, fakeApi, fillForm, renderScreens, success } from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { ParticipantCodeScreen } from './ParticipantCodeScreen';
import { ParticipantDetailsScreen } from './ParticipantDetailsScreen';
import { ParticipantPasswordScreen } from './ParticipantPasswordScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/create-account-participant': <ParticipantDetailsScreen />,
  '/create-pass-participant': <ParticipantPasswordScreen />,
  '/otpWithMail': <ParticipantCodeScreen />,
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi().on(auth.checkEmail, () => success(null));
  signUpDraft.reset();
});

const details = { Name: 'Asha Devi Rao', Email: 'asha@demo.test', 'Mobile number': '9876543210' };

describe("the participant's first step", () => {
  it('is the first of three', async () => {
    await renderScreens(screens, { at: '/create-account-participant' });
    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
  });

  it('shows the error of every field, and focuses the first', async () => {
    const { user } = await renderScreens(screens, { at: '/create-account-participant' });
    await fillForm(user, { Name: 'Asha 2', Email: 'asha', 'Mobile number': '12345' }, 'Continue');
    expect(screen.getByText('Name should only contain alphabets and spaces.')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email address.')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid 10-digit mobile number.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('opens the password step when every field is valid', async () => {
    const { user } = await renderScreens(screens, { at: '/create-account-participant' });
    await fillForm(user, details, 'Continue');
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a password' })).toBeInTheDocument();
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
  });

  it('supports autofill', async () => {
    await renderScreens(screens, { at: '/create-account-participant' });
    expect(screen.getByLabelText('Name')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel-national');
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('type', 'tel');
  });
});

describe('the check of the email', () => {
  const TAKEN = 'This email is already registered. Log in?';
  const getContinue = () => screen.getByRole('button', { name: 'Continue' });
  const fillDetails = async () => {
    const { user } = await renderScreens(screens, { at: '/create-account-participant' });
    await fillForm(user, details, 'Continue');
    return user;
  };

  it('tells a taken email at its field, with a link to the login, until another is typed (AU-10)', async () => {
    api.refuse(auth.checkEmail, 'EMAIL_TAKEN_USER', { email: TAKEN });
    const user = await fillDetails();
    expect(await screen.findByText('Failed to create account')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(TAKEN));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Log in with this email' })).toHaveAttribute('href', '/login');
    api.on(auth.checkEmail, () => success(null));
    await fillForm(user, { Email: 'asha.rao@demo.test' }, 'Continue');
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.queryByText('Failed to create account')).not.toBeInTheDocument();
    expect(api.inputs(auth.checkEmail).map(({ body }) => body)).toEqual([
      { email: 'asha@demo.test', role: 'user' },
      { email: 'asha.rao@demo.test', role: 'user' },
    ]);
  });

  it('shows that it is pending, and runs once', async () => {
    const release = api.hold(auth.checkEmail);
    const user = await fillDetails();
    expect(getContinue()).toHaveAttribute('aria-busy', 'true');
    await user.type(screen.getByLabelText('Email'), '{Enter}');
    expect(api.inputs(auth.checkEmail)).toHaveLength(1);
    release(success(null));
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
  });

  it.each([
    ['the network', () => api.cutOff(auth.checkEmail)],
    ['the server', () => api.breakDown(auth.checkEmail)],
    ['a limit', () => api.refuse(auth.checkEmail, 'TOO_MANY_REQUESTS')],
  ])('stops nobody when %s fails it: the sign-up checks again', async (_reason, fail) => {
    fail();
    await fillDetails();
    expect(await screen.findByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('opens no step after the person left', async () => {
    const release = api.hold(auth.checkEmail);
    const user = await fillDetails();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Now at /login')).toBeInTheDocument();
    await act(async () => release(success(null)));
    expect(screen.getByText('Now at /login')).toBeInTheDocument();
  });
});

describe('deep link to a later step', () => {
  it.each(['/create-pass-participant', '/otpWithMail'])('%s redirects to the first step', async (address) => {
    await renderScreens(screens, { at: address });
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.queryByText(/should only contain/)).not.toBeInTheDocument();
  });
});
