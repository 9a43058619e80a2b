import { auth } from '@marquee/shared-contracts';
import { fakeApi, fillForm, renderScreens, success } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
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

beforeEach(() => {
  fakeApi().on(auth.checkEmail, () => success(null));
  signUpDraft.reset();
});

const details = { 'First name': 'Meera', Email: 'meera@demo.test', 'Mobile number': '9876543210' };

describe("the host's organization", () => {
  it('is required', async () => {
    const { user } = await renderScreens(screens, { at: '/create-account-host' });
    await fillForm(user, details, 'Continue');
    await screen.findByText('Step 2 of 4');
    await fillForm(user, {}, 'Continue');
    expect(screen.getByText('Organization is required.')).toBeInTheDocument();
    expect(screen.getByText('Designation is required.')).toBeInTheDocument();
    expect(screen.getByLabelText('Organization')).toHaveFocus();
  });

  it('allows only letters and spaces', async () => {
    const { user } = await renderScreens(screens, { at: '/create-account-host' });
    await fillForm(user, details, 'Continue');
    await fillForm(user, { Organization: 'College 21', Designation: 'Head/Events' }, 'Continue');
    expect(screen.getByText('Organization must contain only alphabets and spaces.')).toBeInTheDocument();
    expect(screen.getByText('Designation must contain only alphabets and spaces.')).toBeInTheDocument();
  });

  it.each(['/create-account-host-options', '/create-pass-host', '/otp-host'])(
    'is not asked for before the name: %s starts at the first step',
    async (address) => {
      await renderScreens(screens, { at: address });
      expect(await screen.findByText('Step 1 of 4')).toBeInTheDocument();
    },
  );
});
