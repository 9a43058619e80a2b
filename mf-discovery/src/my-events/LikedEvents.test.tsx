import { registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleId,
  sampleOwnEvent,
  success,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { LikedEvents } from './LikedEvents';

const hack = sampleOwnEvent({ id: sampleId(2), title: 'Green Hack', registrationState: 'ENDED' });

const serveLikedEvents = () => fakeApi().on(registration.favourites, () => success([sampleOwnEvent(), hack]));
const open = () => renderScreen(<LikedEvents />, { as: sampleAccount() });
const listTitles = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
const getLikeButton = (title: string) => screen.getByRole('button', { name: `Like ${title}` });

describe('the watchlist', () => {
  it('shows liked events with their state, including past events (RG-17)', async () => {
    serveLikedEvents();
    await open();
    expect(await screen.findByRole('article', { name: 'Circuit Quiz' })).not.toHaveTextContent(
      'Registration',
    );
    expect(
      within(screen.getByRole('article', { name: 'Green Hack' })).getByText('Event ended'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Register: Circuit Quiz' })).toHaveAttribute(
      'href',
      `/regifore/${sampleId()}`,
    );
  });

  it('removes an unliked row immediately and keeps the focus in the list', async () => {
    const answer = serveLikedEvents().hold(registration.removeFavourite);
    const { user } = await open();
    await screen.findByText('Green Hack');
    await user.click(getLikeButton('Circuit Quiz'));
    expect(listTitles()).toEqual(['Green Hack']);
    expect(screen.getByRole('region', { name: 'watchlist' })).toHaveFocus();
    await act(async () => answer(success(null)));
    expect(listTitles()).toEqual(['Green Hack']);
  });

  it('restores the row in its position with "Failed to remove favorite"', async () => {
    serveLikedEvents().breakDown(registration.removeFavourite);
    const { user } = await open();
    await screen.findByText('Green Hack');
    await user.click(getLikeButton('Circuit Quiz'));
    expect(await screen.findByText('Failed to remove favorite')).toBeVisible();
    expect(listTitles()).toEqual(['Circuit Quiz', 'Green Hack']);
  });

  it('shows an empty text after the last row is removed', async () => {
    fakeApi()
      .on(registration.favourites, () => success([hack]))
      .on(registration.removeFavourite, () => success(null));
    const { user } = await open();
    await screen.findByText('Green Hack');
    await user.click(getLikeButton('Green Hack'));
    expect(screen.getByText('Your watchlist is empty. Tap ♡ on an event to save it here.')).toBeVisible();
  });

  it('shows the reason of a failure', async () => {
    fakeApi().refuse(registration.favourites, 'INTERNAL');
    await open();
    expect(await screen.findByText('Failed to fetch events')).toBeVisible();
    expect(screen.getByText('Something went wrong')).toBeVisible();
  });

  it('can be limited to the first events', async () => {
    serveLikedEvents();
    await renderScreen(<LikedEvents limit={1} />, { as: sampleAccount() });
    expect(await screen.findByText('Circuit Quiz')).toBeVisible();
    expect(listTitles()).toEqual(['Circuit Quiz']);
  });
});
