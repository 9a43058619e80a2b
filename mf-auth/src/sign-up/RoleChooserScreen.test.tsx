import { fakeApi, renderScreens } from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { HostDetailsScreen } from './HostDetailsScreen';
import { ParticipantDetailsScreen } from './ParticipantDetailsScreen';
import { RoleChooserScreen } from './RoleChooserScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/areu': <RoleChooserScreen />,
  '/create-account-participant': <ParticipantDetailsScreen />,
  '/create-account-host': <HostDetailsScreen />,
};

beforeEach(() => {
  fakeApi();
  signUpDraft.reset();
});

const getContinueButton = () => screen.getByRole('button', { name: 'Continue' });

describe('role chooser', () => {
  it('requires a role', async () => {
    await renderScreens(screens, { at: '/areu' });
    expect(getContinueButton()).toBeDisabled();
    expect(getContinueButton()).toHaveAccessibleDescription('Choose one of the two to continue.');
  });

  it.each([
    [/^Host/, 'Create your host account'],
    [/^Participant/, 'Create your account'],
  ])('opens the first step of %s', async (role, heading) => {
    const { user } = await renderScreens(screens, { at: '/areu' });
    await user.click(screen.getByRole('radio', { name: role }));
    await user.click(getContinueButton());
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
    expect(screen.getByText(/^Step 1 of /)).toBeInTheDocument();
  });

  it('restores the choice when going back', async () => {
    const { user } = await renderScreens(screens, { at: '/areu' });
    act(() => signUpDraft.chooseRole('HOST'));
    expect(await screen.findByRole('radio', { name: /^Host/, checked: true })).toBeInTheDocument();
    await user.click(getContinueButton());
    expect(await screen.findByText('Step 1 of 4')).toBeInTheDocument();
  });

  it('links to the login', async () => {
    const { user } = await renderScreens(screens, { at: '/areu' });
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByText('Now at /login')).toBeInTheDocument();
  });
});
