import { type HostProfile, hostProfile } from '@marquee/shared-contracts';
import {
  clearStorage,
  fakeApi,
  fillForm,
  renderScreen,
  renderScreens,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { EditHostProfileScreen } from './EditHostProfileScreen';
import { HostProfileScreen } from './HostProfileScreen';

const createProfile = (changes: Partial<HostProfile> = {}): HostProfile => ({
  id: sampleId(901),
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera@demo.test',
  mobile: '9876543210',
  organization: 'Lakeside College',
  designation: null,
  imageUrl: '/images/avatars/2.svg',
  ...changes,
});

const serveProfile = () => fakeApi().on(hostProfile.read, () => success(createProfile()));

const openScreens = (at: string) =>
  renderScreens(
    { '/host-profile': <HostProfileScreen />, '/host-edit-profile': <EditHostProfileScreen /> },
    { at, as: sampleHost() },
  );

beforeEach(clearStorage);

describe("a host's profile", () => {
  it('shows the profile with links to edit it and to the account', async () => {
    serveProfile();
    await openScreens('/host-profile');
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'meera@demo.test',
      '9876543210',
      'Lakeside College',
      'N/A',
    ]);
    expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute('href', '/host-edit-profile');
    expect(screen.getByRole('link', { name: 'Manage account' })).toHaveAttribute('href', '/account');
  });

  it('shows "Failed to fetch profile" with the status, and Try again recovers', async () => {
    const api = fakeApi().breakDown(hostProfile.read);
    const { user } = await openScreens('/host-profile');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch profile');
    expect(alert).toHaveTextContent('HTTP error! status: 500');
    api.on(hostProfile.read, () => success(createProfile()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Meera Iyer')).toBeVisible();
  });

  it('shows "No profile data available." without a profile', async () => {
    fakeApi().refuse(hostProfile.read, 'NOT_FOUND');
    await renderScreen(<HostProfileScreen />, { as: sampleHost() });
    expect(await screen.findByText('No profile data available.')).toBeVisible();
  });
});

describe("editing a host's profile", () => {
  it('saves the fields without the read-only email and returns', async () => {
    const api = serveProfile();
    const { user } = await openScreens('/host-edit-profile');
    expect(await screen.findByLabelText('Email')).toHaveAttribute('readonly');
    api.on(hostProfile.update, () => success(createProfile({ firstname: 'Mira' })));
    await fillForm(user, { 'First name': 'Mira', Designation: 'Dean' }, 'Save changes');
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    expect(api.inputs(hostProfile.update).map(({ body }) => body)).toEqual([
      {
        firstname: 'Mira',
        lastname: 'Iyer',
        mobile: '9876543210',
        organization: 'Lakeside College',
        designation: 'Dean',
      },
    ]);
  });

  it('shows all sign-up validation errors at once and focuses the first', async () => {
    serveProfile();
    const { user } = await openScreens('/host-edit-profile');
    await fillForm(user, { 'First name': 'M 2', 'Mobile number': '12', Organization: '' }, 'Save changes');
    for (const text of [
      'Name must contain alphabets only, no spaces or special characters.',
      'Mobile number must be a 10-digit number.',
      'Organization is required.',
      'Designation is required.',
    ])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('shows "Failed to update profile" with the status and keeps the input', async () => {
    const api = serveProfile();
    const { user } = await openScreens('/host-edit-profile');
    await screen.findByLabelText('Designation');
    api.breakDown(hostProfile.update);
    await fillForm(user, { Designation: 'Dean' }, 'Save changes');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update profile');
    expect(alert).toHaveTextContent('HTTP error! status: 500');
    expect(screen.getByLabelText('Designation')).toHaveValue('Dean');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Designation')).toHaveValue('');
  });
});
