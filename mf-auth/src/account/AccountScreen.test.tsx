import { auth } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  fillForm,
  renderScreen,
  sampleAccount,
  sampleHost,
  success,
} from '@marquee/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { AccountScreen } from './AccountScreen';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

const open = async (as = sampleAccount()): Promise<UserEvent> =>
  (await renderScreen(<AccountScreen />, { path: '/account', as })).user;

const passwordForm = {
  'Current password': 'Demo@1234',
  'New password': 'Fresh@123',
  'Confirm new password': 'Fresh@123',
};

describe('password change', () => {
  it('sends both passwords, clears the form and keeps the session', async () => {
    api.on(auth.changeOwnPassword, () => success(null, 'Your password was changed.'));
    const user = await open();
    await fillForm(user, passwordForm, 'Change password');
    expect(await screen.findByText('Your password was changed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(session.viewer).toBe('user');
    expect(api.inputs(auth.changeOwnPassword)).toEqual([
      expect.objectContaining({ body: { currentPassword: 'Demo@1234', newPassword: 'Fresh@123' } }),
    ]);
  });

  it('shows the error of every field, and focuses the first', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Please enter your current password.')).toBeInTheDocument();
    expect(screen.getAllByText('Both password fields are required')).toHaveLength(2);
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(api.inputs(auth.changeOwnPassword)).toEqual([]);
  });

  it('requires equal new passwords', async () => {
    const user = await open();
    await fillForm(user, { ...passwordForm, 'Confirm new password': 'Fresh@124' }, 'Change password');
    expect(screen.getByText("Passwords don't match!")).toBeInTheDocument();
  });

  it("shows the server's error below its field and keeps the input", async () => {
    const text = 'This is not your current password.';
    api.refuse(auth.changeOwnPassword, 'VALIDATION', { currentPassword: text });
    const user = await open();
    await fillForm(user, passwordForm, 'Change password');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByLabelText('New password')).toHaveValue('Fresh@123');
  });

  it.each([
    ['too many attempts', () => api.refuse(auth.changeOwnPassword, 'TOO_MANY_REQUESTS'), /^Too many/],
    ['an unreadable reply', () => api.breakDown(auth.changeOwnPassword), 'Password change failed'],
  ])('shows the error of %s', async (_reason, fail, text) => {
    fail();
    const user = await open();
    await fillForm(user, passwordForm, 'Change password');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('supports password managers', async () => {
    await open();
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue('asha@demo.test');
    expect(screen.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('data export', () => {
  it('shows the error of the download', async () => {
    api.refuse(auth.exportOwnData, 'TOO_MANY_REQUESTS');
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please try again later.');
  });
});

describe('account deletion', () => {
  async function ask(as = sampleAccount()) {
    const user = await open(as);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account for good?' }));
    return { user, dialog };
  }

  async function confirm(as = sampleAccount()) {
    const requests = await ask(as);
    await requests.user.type(requests.dialog.getByLabelText('Current password'), 'Demo@1234');
    await requests.user.click(requests.dialog.getByRole('button', { name: 'Delete for good' }));
    return requests;
  }

  it('requires the password, and ends the session', async () => {
    api.on(auth.deleteAccount, () => success(null, 'Your account was deleted.'));
    await confirm();
    expect(await screen.findByText('Your account was deleted.')).toBeInTheDocument();
    expect(session.viewer).toBe('visitor');
    expect(api.inputs(auth.deleteAccount)).toEqual([
      expect.objectContaining({ body: { currentPassword: 'Demo@1234' } }),
    ]);
  });

  it('sends nothing without the password', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    expect(dialog.getByText('Please enter your current password.')).toBeInTheDocument();
    expect(api.inputs(auth.deleteAccount)).toEqual([]);
  });

  it('can be cancelled', async () => {
    const { user } = await ask();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(session.viewer).toBe('user');
  });

  it('shows a wrong password below the field', async () => {
    const text = 'This is not your current password.';
    api.refuse(auth.deleteAccount, 'VALIDATION', { currentPassword: text });
    const { dialog } = await confirm();
    expect(await dialog.findByText(text)).toBeInTheDocument();
  });

  it.each([
    ['HANDOVER_FIRST', sampleAccount(), 'Hand the team over to a member first.'],
    ['EVENTS_FIRST', sampleHost(), 'Cancel or delete your upcoming events first.'],
  ] as const)('is rejected with %s, and the account stays', async (code, as, text) => {
    api.refuse(auth.deleteAccount, code);
    const { dialog } = await confirm(as);
    expect(await dialog.findByRole('alert')).toHaveTextContent(text);
    expect(session.account?.id).toBe(as.id);
  });
});
