import type { PageRegistry, RegisteredRemote, RegisteredScreen } from '@marquee/shared-contracts';
import { auth } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreens,
  sampleAccount,
  sampleGrant,
  sampleId,
} from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoginPopup } from '../layout/LoginPopup';
import { requestedScreens } from './requestedScreens';
import { ScreenRoutes } from './ScreenRoutes';

function FormScreen() {
  const [text, setText] = useState('');
  return (
    <>
      <h1>The form</h1>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
    </>
  );
}

const LoginScreen = () => (
  <>
    <h1>Log in</h1>
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

const ElsewhereScreen = () => <Link to="/form">The form</Link>;

const createScreen = (path: string, module: string, access: RegisteredScreen['access']) => ({
  path,
  module,
  access,
  title: module,
});

const sampleRemote: RegisteredRemote = {
  name: 'mf-sample',
  title: 'Sample',
  version: '1.0.0',
  entry: { url: '/mf-sample/1.0.0/remoteEntry.js', integrity: 'sha256-x' },
  screens: [
    createScreen('/form', './FormScreen', 'account'),
    createScreen('/login', './LoginScreen', 'visitor'),
    createScreen('/elsewhere', './ElsewhereScreen', 'public'),
  ],
  redirects: [],
  slots: [],
};

const registry: PageRegistry = { revision: 1, remotes: [sampleRemote] };

// Loaded already, as React knows such a promise: nothing here is about waiting.
for (const [module, Screen] of Object.entries({ FormScreen, LoginScreen, ElsewhereScreen }))
  Object.assign(requestedScreens.request(sampleRemote, `./${module}`), {
    status: 'fulfilled',
    value: { kind: 'screen', Screen },
  });

const asha = sampleAccount();
const getField = () => screen.getByLabelText('Text');

/** In an awaited `act`: what is pressed leads to a screen that React reads from a promise. */
const press = (role: string, name: string) =>
  act(async () => (await screen.findByRole(role, { name })).click());

/** Somebody has typed into the form when the server ends the session. */
async function typeUntilSessionEnds() {
  fakeApi().refuse(auth.me, 'UNAUTHENTICATED');
  const page = (
    <>
      <ScreenRoutes registry={registry} />
      <LoginPopup />
    </>
  );
  window.history.pushState(null, '', '/form');
  const { user } = await act(() => renderScreens({ '*': page }, { at: '/form', as: asha }));
  await act(() => session.start());
  await user.type(await screen.findByLabelText('Text'), 'half a sentence');
  await act(() => session.restore());
  expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
}

afterEach(() => window.history.pushState(null, '', '/'));

describe('the page on which a session ends', () => {
  it('stays behind the popup, and returns with its input for the same account', async () => {
    await typeUntilSessionEnds();
    expect(getField()).toHaveValue('half a sentence');
    await press('button', 'Log In');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(getField()).not.toBeVisible();
    await act(() => session.begin(sampleGrant(asha)));
    expect(await screen.findByRole('heading', { name: 'The form' })).toBeVisible();
    expect(getField()).toHaveValue('half a sentence');
  });

  it('is discarded when another account logs in', async () => {
    await typeUntilSessionEnds();
    await press('button', 'Log In');
    await screen.findByRole('heading', { name: 'Log in' });
    await act(() => session.begin(sampleGrant(sampleAccount({ id: sampleId(77) }))));
    expect(await screen.findByRole('heading', { name: 'The form' })).toBeVisible();
    expect(getField()).toHaveValue('');
  });

  it('is out of sight once the popup is closed', async () => {
    await typeUntilSessionEnds();
    await press('button', 'Close');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(getField()).not.toBeVisible();
    await act(() => session.begin(sampleGrant(asha)));
    expect(getField()).toHaveValue('half a sentence');
  });

  it('is discarded when the account continues elsewhere', async () => {
    await typeUntilSessionEnds();
    await press('button', 'Log In');
    await press('link', 'Elsewhere');
    await act(() => session.begin(sampleGrant(asha)));
    await press('link', 'The form');
    expect(await screen.findByLabelText('Text')).toHaveValue('');
  });
});
