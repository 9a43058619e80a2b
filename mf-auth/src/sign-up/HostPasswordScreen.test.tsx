import { auth } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  renderScreens,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HostCodeScreen } from './HostCodeScreen';
import { HostDetailsScreen } from './HostDetailsScreen';
import { HostOptionsScreen } from './HostOptionsScreen';
import { HostPasswordScreen } from './HostPasswordScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/create-account-host': <HostDetailsScreen />,
  '/create-account-host-options': <HostOptionsScreen />,
  '/create-pass-host': <HostPasswordScreen />,
  '/otp-host': <HostCodeScreen />,
};

let api: FakeApi;
let user: UserEvent;
beforeEach(async () => {
  api = fakeApi();
  api.on(auth.checkEmail, () => success(null));
  api.on(auth.register, () => success({ draftId: sampleId(7) }));
  signUpDraft.reset();
  ({ user } = await renderScreens(screens, { at: '/create-account-host' }));
  const details = { 'First name': 'Meera', Email: 'meera@demo.test', 'Mobile number': '9876543210' };
  await fillForm(user, details, 'Continue');
  await fillForm(user, { Organization: ' Lakeside  College', Designation: 'Lecturer' }, 'Continue');
});

async function signUp(): Promise<void> {
  await user.click(await screen.findByRole('checkbox'));
  await fillForm(user, { Password: 'Demo^1234', 'Confirm password': 'Demo^1234' }, 'Create account');
}

describe("the host's password", () => {
  it('shows errors with the host’s texts', async () => {
    await fillForm(user, { Password: 'Demo^1234', 'Confirm password': 'Demo^1235' }, 'Create account');
    expect(screen.getByText('Passwords do not match.')).toBeInTheDocument();
    expect(screen.getByText('Please accept the terms and conditions.')).toBeInTheDocument();
    expect(screen.getByLabelText('Confirm password')).toHaveFocus();
  });

  it('is sent with all input, and the code screen opens', async () => {
    await signUp();
    expect(await screen.findByText('Step 4 of 4')).toBeInTheDocument();
    expect(screen.getByText('meera@demo.test')).toBeInTheDocument();
    expect(api.inputs(auth.register)).toEqual([
      expect.objectContaining({
        body: {
          firstname: 'Meera',
          lastname: '',
          email: 'meera@demo.test',
          mobile: '9876543210',
          password: 'Demo^1234',
          organization: 'Lakeside College',
          designation: 'Lecturer',
          role: 'host',
          termsAccepted: true,
        },
      }),
    ]);
  });

  it('shows the error as a toast too', async () => {
    api.refuse(auth.register, 'EMAIL_TAKEN_HOST', { email: 'This email is already registered. Log in?' });
    await signUp();
    expect(await screen.findByText('Error: Host registration failed')).toBeInTheDocument();
    expect(await screen.findByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Log in with this email' })).toBeInTheDocument();
  });

  it('returns to the second step for a rejected designation', async () => {
    api.refuse(auth.register, 'VALIDATION', { designation: 'Not this one.' });
    await signUp();
    expect(await screen.findByText('Step 2 of 4')).toBeInTheDocument();
    expect(screen.getByLabelText('Designation')).toHaveAccessibleDescription(
      expect.stringContaining('Not this one.'),
    );
  });

  it('shows a rejected password below its field', async () => {
    api.refuse(auth.register, 'VALIDATION', { password: 'Not this one.' });
    await signUp();
    const form = await screen.findByRole('form', { name: 'Choose a password' });
    expect(await within(form).findByText('Not this one.')).toBeInTheDocument();
  });

  it('shows a fallback message for an unreadable reply', async () => {
    api.breakDown(auth.register);
    await signUp();
    expect(await screen.findByText('Error: Something went wrong')).toBeInTheDocument();
    expect(screen.getByText('Host registration failed')).toBeInTheDocument();
  });
});
