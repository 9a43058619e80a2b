import { registration } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleHost,
  sampleId,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import { LikeButton } from './LikeButton';

const getLikeButton = () => screen.getByRole('button', { name: 'Like Circuit Quiz' });
const show = (as?: ReturnType<typeof sampleAccount>) =>
  renderScreen(<LikeButton eventId={sampleId()} title="Circuit Quiz" />, as ? { as } : {});

describe('the heart', () => {
  test('changes before the reply arrives, then shows the server’s message', async () => {
    const answer = fakeApi().hold(registration.addFavourite);
    const { user } = await show(sampleAccount());
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'false');
    await user.click(getLikeButton());
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'true');
    await act(async () => answer(success(null, 'Event added to favorites successfully')));
    expect(await screen.findByText('Event added to favorites successfully')).toBeVisible();
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('reverts with "Failed to remove favorite" when removal fails (RG-14)', async () => {
    fakeApi()
      .on(registration.addFavourite, () => success(null))
      .breakDown(registration.removeFavourite);
    const { user } = await show(sampleAccount());
    await user.click(getLikeButton());
    await user.click(getLikeButton());
    expect(await screen.findByText('Failed to remove favorite')).toBeVisible();
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks a visitor to log in and sends nothing', async () => {
    const api = fakeApi();
    const { user } = await show();
    await user.click(getLikeButton());
    expect(session.loginPrompt).not.toBeNull();
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'false');
    expect(api.inputs(registration.addFavourite)).toEqual([]);
  });

  test('explains to a host why likes are unavailable (AU-30)', async () => {
    fakeApi();
    const { user } = await show(sampleHost());
    await user.click(getLikeButton());
    expect(
      await screen.findByText('You are signed in as a host. Use a participant account to register.'),
    ).toBeVisible();
    expect(getLikeButton()).toHaveAttribute('aria-pressed', 'false');
  });
});
