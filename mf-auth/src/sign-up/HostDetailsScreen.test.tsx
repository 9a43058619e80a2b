import { auth } from '@marquee/shared-contracts';
import { type FakeApi, fakeApi, fillForm, renderScreens, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HostDetailsScreen } from './HostDetailsScreen';
import { HostOptionsScreen } from './HostOptionsScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/create-account-host': <HostDetailsScreen />,
  '/create-account-host-options': <HostOptionsScreen />,
};

const details = { 'First name': 'Meera', Email: 'meera@demo.test', 'Mobile number': '9876543210' };

let api: FakeApi;
let user: UserEvent;
beforeEach(async () => {
  api = fakeApi().on(auth.checkEmail, () => success(null));
  signUpDraft.reset();
  ({ user } = await renderScreens(screens, { at: '/create-account-host' }));
});

const getFirstName = () => screen.getByLabelText('First name');
const getLastName = () => screen.getByLabelText('Last name (optional)');

describe("the first step of a host's sign-up", () => {
  it('shows an error for each missing field', async () => {
    await fillForm(user, {}, 'Continue');
    expect(screen.getByText('Name is required.')).toBeInTheDocument();
    expect(screen.getByText('Email is required.')).toBeInTheDocument();
    expect(screen.getByText('Mobile number is required.')).toBeInTheDocument();
    expect(getFirstName()).toHaveFocus();
  });

  it('shows an error for each invalid field', async () => {
    const invalid = { 'First name': 'Meer4', Email: 'meera@', 'Mobile number': '98765' };
    await fillForm(user, invalid, 'Continue');
    expect(
      screen.getByText('Name must contain alphabets only, no spaces or special characters.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Invalid email format.')).toBeInTheDocument();
    expect(screen.getByText('Mobile number must be a 10-digit number.')).toBeInTheDocument();
  });

  it('splits a pasted full name', async () => {
    await user.click(getFirstName());
    await user.paste('Meera  Iyer');
    expect(getFirstName()).toHaveValue('Meera');
    expect(getLastName()).toHaveValue('Iyer');
  });

  it('does not split a pasted name if the last name is filled in', async () => {
    await user.type(getLastName(), 'Iyer');
    await user.click(getFirstName());
    await user.paste('Meera Rao');
    expect(getFirstName()).toHaveValue('Meera Rao');
    expect(getLastName()).toHaveValue('Iyer');
  });

  it('is the first of four steps and needs no last name', async () => {
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    await fillForm(user, details, 'Continue');
    expect(await screen.findByText('Step 2 of 4')).toBeInTheDocument();
  });

  it('tells a taken email with the host’s texts (AU-10)', async () => {
    const text = 'This email is already registered. Log in?';
    api.refuse(auth.checkEmail, 'EMAIL_TAKEN_HOST', { email: text });
    await fillForm(user, details, 'Continue');
    expect(await screen.findByText('Host registration failed')).toBeInTheDocument();
    expect(await screen.findByText('Error: Host registration failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    expect(api.inputs(auth.checkEmail)).toEqual([
      expect.objectContaining({ body: { email: 'meera@demo.test', role: 'host' } }),
    ]);
  });

  it('supports autofill', () => {
    expect(getFirstName()).toHaveAttribute('autocomplete', 'given-name');
    expect(getLastName()).toHaveAttribute('autocomplete', 'family-name');
  });
});
