import { returnTo } from '@marquee/shared-contracts/browser';
import { fakeApi, renderScreens } from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { LoginScreen } from '../login/LoginScreen';
import { HostDetailsScreen } from './HostDetailsScreen';
import { ParticipantDetailsScreen } from './ParticipantDetailsScreen';
import { RoleChooserScreen } from './RoleChooserScreen';
import { signUpDraft } from './signUpDraft';

const screens = {
  '/login': <LoginScreen />,
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

  describe('after a page asked for a login', () => {
    const ROUTES = [
      ['/create-events', 'host'],
      ['/regifore/:eventId', 'user'],
      ['/event/:eventId', 'public'],
    ];
    beforeEach(() => {
      const routes = ROUTES.map(([path, access]) => ({ path, access, module: './X', title: 'X' }));
      const textContent = JSON.stringify({ revision: 1, remotes: [{ name: 'mf-x', screens: routes }] });
      document.body.append(
        Object.assign(document.createElement('script'), {
          id: 'registry',
          type: 'application/json',
          textContent,
        }),
      );
    });
    afterEach(() => {
      document.getElementById('registry')?.remove();
      returnTo.clear();
    });
    const openFrom = async (path: string) => {
      const { user } = await renderScreens(screens, { at: '/login' });
      returnTo.setPath(path);
      await user.click(screen.getByRole('link', { name: 'Create an account' }));
      return user;
    };
    const getChoice = () =>
      screen.queryAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);

    it.each([
      ['/create-events', ['HOST']],
      ['/regifore/7', ['USER']],
      ['/event/7', []],
    ])('starts with the role of %s', async (path, choice) => {
      await openFrom(path);
      expect(getChoice()).toEqual(choice);
      expect(getContinueButton().hasAttribute('disabled')).toBe(choice.length === 0);
    });

    it('leaves the choice to the person', async () => {
      const user = await openFrom('/create-events');
      await user.click(screen.getByRole('radio', { name: /^Participant/ }));
      expect(getChoice()).toEqual(['USER']);
      await user.click(getContinueButton());
      expect(await screen.findByText('Step 1 of 3')).toBeInTheDocument();
    });
  });

  it('links to the login', async () => {
    const { user } = await renderScreens(screens, { at: '/areu' });
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeInTheDocument();
  });
});
