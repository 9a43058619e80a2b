import { fakeApi, fillForm, renderScreens } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ParticipantCodeScreen } from './ParticipantCodeScreen';
import { ParticipantDetailsScreen } from './ParticipantDetailsScreen';
import { ParticipantPasswordScreen } from './ParticipantPasswordScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/create-account-participant': <ParticipantDetailsScreen />,
  '/create-pass-participant': <ParticipantPasswordScreen />,
  '/otpWithMail': <ParticipantCodeScreen />,
};

beforeEach(() => {
  fakeApi();
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

describe('deep link to a later step', () => {
  it.each(['/create-pass-participant', '/otpWithMail'])('%s redirects to the first step', async (address) => {
    await renderScreens(screens, { at: address });
    expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    expect(screen.queryByText(/should only contain/)).not.toBeInTheDocument();
  });
});
