import { auth } from '@marquee/shared-contracts';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  readStoredTexts,
  renderScreens,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
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
let user: UserEvent;
beforeEach(async () => {
  api = fakeApi();
  api.on(auth.checkEmail, () => success(null));
  api.on(auth.register, () => success({ draftId: sampleId(7) }));
  signUpDraft.reset();
  ({ user } = await renderScreens(screens, { at: '/create-account-participant' }));
});

const details = { Name: ' Asha  Devi Rao', Email: 'Asha@Demo.Test', 'Mobile number': '9876543210' };
const passwords = { Password: 'Demo@1234', 'Confirm password': 'Demo@1234' };
const acceptTerms = async () => user.click(await screen.findByRole('checkbox'));

async function signUp(): Promise<void> {
  await fillForm(user, details, 'Continue');
  await acceptTerms();
  await fillForm(user, passwords, 'Create account');
}

describe("the participant's password", () => {
  it('shows the error of every field with the participant’s texts', async () => {
    await fillForm(user, details, 'Continue');
    await fillForm(user, { Password: 'demo', 'Confirm password': 'demo2' }, 'Create account');
    expect(screen.getByText(/^Password must be 8-16 characters, include at least 1/)).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByText('Please agree to terms and conditions.')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(api.inputs(auth.register)).toEqual([]);
  });

  it('sends all input with the name split, and without the confirmation', async () => {
    await signUp();
    expect(await screen.findByRole('heading', { level: 1, name: 'Enter the code' })).toBeInTheDocument();
    expect(api.inputs(auth.register)).toEqual([
      expect.objectContaining({
        body: {
          firstname: 'Asha',
          lastname: 'Devi Rao',
          email: 'asha@demo.test',
          mobile: '9876543210',
          password: 'Demo@1234',
          organization: null,
          designation: null,
          role: 'user',
          termsAccepted: true,
        },
      }),
    ]);
  });

  it('is cleared after sending: only email, draft id and time stay in the tab', async () => {
    await signUp();
    await screen.findByRole('heading', { level: 1, name: 'Enter the code' });
    expect(signUpDraft.participant.form.values).toMatchObject({ password: '', confirmPassword: '' });
    expect(readStoredTexts()).toEqual([
      sampleId(7),
      expect.stringMatching(/^\d+$/),
      'Asha@Demo.Test',
      'asha@demo.test',
    ]);
  });

  it('returns to the email field for a taken email, with a link to the login', async () => {
    const text = 'This email is already registered. Log in?';
    api.refuse(auth.register, 'EMAIL_TAKEN_USER', { email: text });
    await signUp();
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByText('Failed to create account')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue(' Asha  Devi Rao');
    await user.click(screen.getByRole('link', { name: 'Log in with this email' }));
    expect(await screen.findByText('Now at /login')).toBeInTheDocument();
  });

  it('returns to the name field for a rejected first or last name', async () => {
    api.refuse(auth.register, 'VALIDATION', { lastname: 'Not this one.' });
    await signUp();
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.getByText('Please correct the marked fields.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Not this one.');
  });

  it('shows the error and keeps the input', async () => {
    api.cutOff(auth.register);
    await signUp();
    expect(
      await screen.findByText("We can't reach Marquee. Nothing is lost; try again."),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('Demo@1234');
    expect(screen.queryByRole('link', { name: 'Log in with this email' })).not.toBeInTheDocument();
  });

  it('shows a fallback message for an unreadable reply', async () => {
    api.breakDown(auth.register);
    await signUp();
    expect(await screen.findByText('Failed to create account')).toBeInTheDocument();
  });

  it('supports password managers', async () => {
    await fillForm(user, details, 'Continue');
    expect(await screen.findByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue('Asha@Demo.Test');
  });

  it('links to the terms and the privacy notice', async () => {
    await fillForm(user, details, 'Continue');
    expect(await screen.findByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
      'href',
      '/terms',
    );
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  });
});
