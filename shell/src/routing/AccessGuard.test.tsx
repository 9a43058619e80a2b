import type { Audience } from '@marquee/shared-contracts';
import { auth } from '@marquee/shared-contracts';
import { returnTo, session } from '@marquee/shared-contracts/browser';
import { fakeApi, renderScreen, sampleAccount, sampleHost } from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { AccessGuard } from './AccessGuard';

const renderGuarded = (access: Audience) => (
  <AccessGuard access={access}>
    <h1>The screen</h1>
  </AccessGuard>
);

const participant = sampleAccount();
const host = sampleHost();

describe('Guard', () => {
  it.each([
    ['public', undefined],
    ['public', host],
    ['visitor', undefined],
    ['account', participant],
    ['account', host],
    ['user', participant],
    ['host', host],
  ] as const)('shows a screen for %s to %o', async (access, as) => {
    fakeApi();
    await renderScreen(renderGuarded(access), { path: '/here', ...(as ? { as } : {}) });
    expect(screen.getByRole('heading', { name: 'The screen' })).toBeInTheDocument();
  });

  it.each(['account', 'user', 'host'] as const)(
    'leads a visitor from a screen for %s to the login, and remembers the place',
    async (access) => {
      fakeApi();
      await renderScreen(renderGuarded(access), { path: '/here', at: '/here?page=2' });
      expect(await screen.findByText('Now at /login')).toBeInTheDocument();
      expect(returnTo.takePath('USER')).toBe('/here?page=2');
    },
  );

  it('leads a host away from a participant screen with the reason', async () => {
    fakeApi();
    await renderScreen(renderGuarded('user'), { path: '/here', as: host });
    expect(await screen.findByText('Now at /home-host')).toBeInTheDocument();
    expect(
      await screen.findByText('You are signed in as a host. Use a participant account to register.'),
    ).toBeInTheDocument();
  });

  it('leads a participant away from a host screen with the reason', async () => {
    fakeApi();
    await renderScreen(renderGuarded('host'), { path: '/here', as: participant });
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(await screen.findByText('This page is for hosts.')).toBeInTheDocument();
  });

  it('redirects to the remembered path after a login on a visitor screen', async () => {
    fakeApi();
    await renderScreen(renderGuarded('visitor'), { path: '/here' });
    returnTo.setPath('/regifore/7');
    await act(() => session.begin({ token: 't', role: 'USER', user: participant }));
    expect(await screen.findByText('Now at /regifore/7')).toBeInTheDocument();
  });

  it('redirects home after a logout, and remembers no path', async () => {
    fakeApi();
    await renderScreen(renderGuarded('user'), { path: '/here', as: participant });
    await act(() => session.logOut());
    expect(await screen.findByText('Now at /')).toBeInTheDocument();
    expect(returnTo.takePath('USER')).toBe('/');
  });

  it('keeps the screen behind the popup, and its path, when the session ends', async () => {
    fakeApi().refuse(auth.me, 'UNAUTHENTICATED');
    await renderScreen(renderGuarded('user'), { path: '/here', as: participant });
    await act(() => session.start());
    await act(() => session.restore());
    expect(screen.getByText('The screen')).toBeVisible();
    expect(screen.queryByText(/Now at/)).not.toBeInTheDocument();
    expect(session.loginPrompt?.reason).toBe('Your session has ended');
    act(() => session.closeLoginPrompt());
    expect(await screen.findByText('Now at /login')).toBeInTheDocument();
    expect(returnTo.takePath('USER')).toBe('/here');
  });
});
