import { profile } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  type FakeApi,
  renderScreen,
  renderScreens,
  sampleAccount,
  sampleProfile,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { EditProfile } from './EditProfile';
import { ProfileStore } from './ProfileStore';

const as = sampleAccount();
const open = () => renderScreen(<EditProfile store={new ProfileStore()} />, { as });

/** Serves a profile that keeps the changes sent to it. */
function serveProfile(changes = {}): FakeApi {
  let storedProfile = sampleProfile(changes);
  return fakeApi()
    .on(profile.read, () => success(storedProfile))
    .on(profile.update, ({ body }) => {
      const {
        firstName = '',
        lastName = '',
        mobile = '',
        imageUrl = '',
        anonymous,
      } = body as Record<string, string>;
      storedProfile = {
        ...storedProfile,
        firstname: firstName,
        lastname: lastName,
        mobile,
        imageUrl,
        anonymous: Boolean(anonymous),
      };
      return success(storedProfile);
    });
}

const findFirstName = () => screen.findByLabelText('First name');
const getSaveButton = () => screen.getByRole('button', { name: 'Save changes' });

describe('editing the profile', () => {
  it('starts with the stored profile and a read-only email', async () => {
    serveProfile({ imageUrl: '/images/avatars/3.svg' });
    await open();
    expect(await findFirstName()).toHaveValue('Asha');
    expect(screen.getByLabelText('Mobile number')).toHaveValue('9876543210');
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    expect(screen.getByRole('radio', { name: 'Hair bun' })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Manage account' })).toHaveAttribute('href', '/account');
  });

  it('saves, confirms, and updates the session’s account immediately', async () => {
    const api = serveProfile();
    const { user } = await open();
    await user.clear(await findFirstName());
    await user.type(await findFirstName(), 'Tara');
    await user.click(screen.getByRole('radio', { name: 'Glasses' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show me as Anonymous on leaderboards' }));
    await user.click(
      screen.getByRole('checkbox', { name: 'Remind me of my events by email', checked: true }),
    );
    await user.click(getSaveButton());
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(api.inputs(profile.update)[0]?.body).toEqual({
      firstName: 'Tara',
      lastName: 'Rao',
      mobile: '9876543210',
      imageUrl: '/images/avatars/2.svg',
      anonymous: true,
      reminderMails: false,
    });
    expect(session.account).toMatchObject({ firstname: 'Tara', imageUrl: '/images/avatars/2.svg' });
    expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument();
  });

  it('shows all validation errors at once and sends nothing', async () => {
    const api = serveProfile();
    const { user } = await open();
    await user.clear(await findFirstName());
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.type(screen.getByLabelText('Mobile number'), '12345');
    await user.click(getSaveButton());
    expect(screen.getByText('Name should only contain alphabets and spaces.')).toBeVisible();
    expect(screen.getByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
    expect(await findFirstName()).toHaveFocus();
    expect(api.inputs(profile.update)).toEqual([]);
  });

  it('shows the server’s errors beside their fields', async () => {
    serveProfile().refuse(profile.update, 'VALIDATION', {
      mobile: 'Please enter a valid 10-digit mobile number.',
    });
    const { user } = await open();
    await user.type(await findFirstName(), 'n');
    await user.click(getSaveButton());
    expect(await screen.findByText('Please enter a valid 10-digit mobile number.')).toBeVisible();
    expect(screen.queryByText('Failed to update profile')).not.toBeInTheDocument();
    expect(await findFirstName()).toHaveValue('Ashan');
  });

  it('shows "Failed to update profile" with the status, keeps the input and offers a retry', async () => {
    const api = serveProfile().breakDown(profile.update);
    const { user } = await open();
    await user.type(await findFirstName(), 'n');
    await user.click(getSaveButton());
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(screen.getByText('HTTP error! status: 500')).toBeVisible();
    expect(await findFirstName()).toHaveValue('Ashan');
    api.on(profile.update, () => success(sampleProfile({ firstname: 'Ashan' })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
  });
});

describe('a form draft', () => {
  it('survives navigation until it is saved or discarded', async () => {
    serveProfile();
    const store = new ProfileStore();
    const { user } = await renderScreens(
      { '/edit': <EditProfile store={store} />, '/account': <Link to="/edit">Back</Link> },
      { at: '/edit', as },
    );
    await user.type(await findFirstName(), 'n');
    await user.click(screen.getByRole('link', { name: 'Manage account' }));
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(await findFirstName()).toHaveValue('Ashan');
    expect(screen.getByText('Your changes are not saved yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await findFirstName()).toHaveValue('Asha');
    expect(screen.queryByText('Your changes are not saved yet.')).not.toBeInTheDocument();
  });

  it('is hidden from the next account', async () => {
    serveProfile();
    const away = await open();
    await away.user.type(await findFirstName(), 'n');
    away.unmount();
    await open();
    expect(await findFirstName()).toHaveValue('Asha');
  });
});
