import { returnTo, session } from '@marquee/shared-contracts/browser';
import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { LoginPopup } from './LoginPopup';

async function renderPopup(reason?: string) {
  fakeApi();
  const shown = await renderScreen(<LoginPopup />);
  act(() => session.promptLogin('/event/7', reason));
  await screen.findByRole('dialog');
  return shown;
}

describe('LoginPopup', () => {
  it('is closed until a login is requested', async () => {
    fakeApi();
    await renderScreen(<LoginPopup />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['Log In', '/login'],
    ['Sign UP', '/areu'],
  ])('leads by %s to %s and keeps the path to continue at', async (name, place) => {
    const { user } = await renderPopup();
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(`Now at ${place}`)).toBeInTheDocument();
    expect(returnTo.takePath('USER')).toBe('/event/7');
  });

  it('closes by its button and by Escape, and then forgets the place', async () => {
    const { user } = await renderPopup();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(returnTo.takePath('USER')).toBe('/');
    act(() => session.promptLogin('/event/7'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows a given reason', async () => {
    await renderPopup('Your session has ended');
    expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
  });
});
