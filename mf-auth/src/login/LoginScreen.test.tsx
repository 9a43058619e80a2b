import { auth, type Role } from '@marquee/shared-contracts';
import { returnTo, session, toasts } from '@marquee/shared-contracts/browser';
import {
  type FakeApi,
  fakeApi,
  readStoredTexts,
  renderScreen,
  sampleAccount,
  sampleGrant,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signUpDraft } from '../sign-up/signUpDraft';
import { LoginScreen } from './LoginScreen';
import { LoginStore } from './LoginStore';

let api: FakeApi;
let user: UserEvent;
beforeEach(async () => {
  api = fakeApi();
  signUpDraft.reset();
  ({ user } = await renderScreen(<LoginScreen />, { path: '/login' }));
});

const getEmail = () => screen.getByLabelText('Email');
const getPassword = () => screen.getByLabelText('Password');
const pressLogIn = () => user.click(screen.getByRole('button', { name: 'Log in' }));

async function logIn(email = ' Asha@Demo.Test ', password = 'Demo@1234'): Promise<void> {
  await user.type(getEmail(), email);
  await user.type(getPassword(), password);
  await pressLogIn();
}

describe('login', () => {
  it.each([
    ['a participant', sampleAccount(), 'user'],
    ['a host', sampleHost(), 'host'],
  ] as const)('begins the session of %s', async (_role, account, viewer) => {
    api.on(auth.authenticate, () => success(sampleGrant(account), 'Login successful'));
    await logIn();
    expect(await screen.findByText('Login successful')).toBeInTheDocument();
    await waitFor(() => expect(session.viewer).toBe(viewer));
    expect(session.account?.email).toBe('asha@demo.test');
    expect(api.inputs(auth.authenticate)).toEqual([
      expect.objectContaining({ body: { email: 'asha@demo.test', password: 'Demo@1234' } }),
    ]);
  });

  it('leaves the remembered address to the shell’s guard', async () => {
    returnTo.setPath('/event/7');
    api.on(auth.authenticate, () => success(sampleGrant()));
    await logIn();
    await waitFor(() => expect(session.viewer).toBe('user'));
    expect(returnTo.takePath('USER')).toBe('/event/7');
  });

  it('submits with Enter, and only once while it is pending', async () => {
    const release = api.hold(auth.authenticate);
    await user.type(getEmail(), 'asha@demo.test');
    await user.type(getPassword(), 'Demo@1234{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
    release(success(sampleGrant()));
    await waitFor(() => expect(session.viewer).toBe('user'));
    expect(api.inputs(auth.authenticate)).toHaveLength(1);
  });

  it('clears a sign-up that was begun before', async () => {
    signUpDraft.participant.form.set('password', 'Demo@1234');
    api.on(auth.authenticate, () => success(sampleGrant()));
    await logIn();
    await waitFor(() => expect(session.viewer).toBe('user'));
    expect(signUpDraft.participant.form.values.password).toBe('');
  });
});

describe('rejected login', () => {
  it('shows the errors below the fields, sends nothing and focuses the first field', async () => {
    await logIn('asha', 'demo');
    expect(getEmail()).toHaveAccessibleDescription('Invalid email format');
    expect(getPassword()).toHaveAccessibleDescription(
      'Password must be 8-16 characters, include at least 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.',
    );
    expect(getEmail()).toHaveFocus();
    expect(api.inputs(auth.authenticate)).toEqual([]);
  });

  it("shows the server's message and keeps the input", async () => {
    api.refuse(auth.authenticate, 'WRONG_CREDENTIALS');
    await logIn('asha@demo.test');
    expect(await screen.findAllByText('Invalid username or password')).toHaveLength(2);
    toasts.list.forEach(({ id }) => act(() => toasts.dismiss(id)));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid username or password');
    expect(getEmail()).toHaveValue('asha@demo.test');
    expect(session.viewer).toBe('visitor');
  });

  it('says that the device is offline', async () => {
    api.cutOff(auth.authenticate);
    await logIn();
    expect(
      (await screen.findAllByText("We can't reach Marquee. Nothing is lost; try again."))[0],
    ).toBeInTheDocument();
  });

  it('shows a fallback message for an unreadable reply', async () => {
    api.breakDown(auth.authenticate);
    await logIn();
    expect(await screen.findByText('An unexpected error occurred.')).toBeInTheDocument();
  });

  it.each<[Role, string]>([
    ['USER', '/otpWithMail'],
    ['HOST', '/otp-host'],
  ])('redirects an unverified %s to %s', async (role, path) => {
    api.refuseUnconfirmed({ draftId: sampleId(7), role });
    await logIn();
    expect(await screen.findByText(`Now at ${path}`)).toBeInTheDocument();
    expect(await screen.findByText('Please confirm your email with the code we sent.')).toBeInTheDocument();
    expect(signUpDraft.getFlow(role).pendingVerification).toMatchObject({
      email: 'asha@demo.test',
      draftId: sampleId(7),
    });
  });
});

describe('login form', () => {
  it('shows and hides the password', async () => {
    await user.type(getPassword(), 'Demo@1234');
    expect(getPassword()).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(getPassword()).toHaveAttribute('type', 'text');
    expect(getPassword()).toHaveValue('Demo@1234');
  });

  it('supports password managers', () => {
    expect(getEmail()).toHaveAttribute('autocomplete', 'username');
    expect(getPassword()).toHaveAttribute('autocomplete', 'current-password');
  });

  it('keeps the email over a reload until the login, and never the password (AU-19)', async () => {
    api.refuse(auth.authenticate, 'WRONG_CREDENTIALS');
    await logIn('asha@demo.test');
    await screen.findAllByText('Invalid username or password');
    expect(readStoredTexts()).toEqual(['asha@demo.test']);
    expect(new LoginStore().form.values).toEqual({ email: 'asha@demo.test', password: '' });
    api.on(auth.authenticate, () => success(sampleGrant()));
    await pressLogIn();
    await waitFor(() => expect(session.viewer).toBe('user'));
    expect(readStoredTexts()).toEqual(['sample-token']);
  });

  it('links to the password reset', async () => {
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(await screen.findByText('Now at /forgot-password')).toBeInTheDocument();
  });

  it('links to the sign-up', async () => {
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByText('Now at /areu')).toBeInTheDocument();
  });
});
