import { type OwnEvent, profile, registration } from '@marquee/shared-contracts';
import {
  fakeApi,
  renderScreens,
  sampleAccount,
  sampleId,
  sampleOwnEvent,
  samplePage,
  sampleProfile,
  success,
} from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { ProfileScreen } from '../my-profile/ProfileScreen';
import { LikedEvents } from './LikedEvents';
import { RegistrationsScreen } from './RegistrationsScreen';

const quiz = sampleOwnEvent();
const hack = sampleOwnEvent({ id: sampleId(2), title: 'Green Hack' });

const screens = {
  '/registered-events': <RegistrationsScreen />,
  '/past': <RegistrationsScreen />,
  '/registration2': <ProfileScreen />,
  '/watchlist': <ProfileScreen />,
};
const open = (at: string) => renderScreens(screens, { at, as: sampleAccount() });

const match = (q: string | null | undefined): OwnEvent[] =>
  [quiz, hack].filter(({ title }) => title.toLowerCase().includes(q ?? ''));

/** The lists of a person with two events, which the server searches by title. */
const serveLists = () =>
  fakeApi()
    .on(profile.read, () => success(sampleProfile()))
    .on(registration.registered, ({ query }) => success(match(query?.q)))
    .on(registration.favourites, ({ query }) => success(match(query?.q)))
    .on(registration.pastEvents, ({ query }) => samplePage(match(query?.q), 1));

const listTitles = () => screen.queryAllByRole('article').map((row) => row.getAttribute('aria-label'));
const searchField = () => screen.getByRole('searchbox', { name: 'Search events' });

const calls = {
  '/registered-events': registration.registered,
  '/past': registration.pastEvents,
  '/registration2': registration.registered,
  '/registration2?show=past': registration.pastEvents,
  '/watchlist': registration.favourites,
} as const;

describe('the filter of an own list (RG-18)', () => {
  it.each(Object.keys(calls) as (keyof typeof calls)[])('%s takes it from the address', async (address) => {
    const api = serveLists();
    const [path, show] = address.split('?');
    await open(`${path}?${show ?? ''}&q=hack&from=2031-05-03&to=2031-05-04`);
    expect(await screen.findByText('1 event')).toBeVisible();
    expect(listTitles()).toEqual(['Green Hack']);
    expect(searchField()).toHaveValue('hack');
    expect(screen.getByLabelText('When')).toHaveValue('Choose dates');
    expect(screen.getByLabelText('To')).toHaveValue('2031-05-04');
    expect(api.inputs(calls[address]).at(-1)?.query).toMatchObject({
      q: 'hack',
      from: '2031-05-02T18:30:00.000Z',
      to: '2031-05-04T18:30:00.000Z',
    });
  });

  it('is typed and cleared without leaving the list', async () => {
    serveLists();
    const { user } = await open('/registration2?show=past&page=1');
    await screen.findByRole('article', { name: 'Circuit Quiz' });
    await user.type(searchField(), 'opera');
    expect(await screen.findByText('No events match your selection.')).toBeVisible();
    expect(searchField()).toHaveFocus();
    const clear = screen.getByRole('link', { name: 'Clear filters' });
    expect(clear).toHaveAttribute('href', '/registration2?show=past');
    await user.click(clear);
    expect(await screen.findByRole('article', { name: 'Circuit Quiz' })).toBeVisible();
    expect(searchField()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute('aria-current', 'page');
  });

  it('of the period is sent as instants of the reader’s days', async () => {
    const api = serveLists();
    const { user } = await open('/watchlist');
    await screen.findByRole('article', { name: 'Circuit Quiz' });
    await user.selectOptions(screen.getByLabelText('When'), 'Today');
    expect(await screen.findByText('2 events')).toBeVisible();
    const { from = '', to = '' } = api.inputs(registration.favourites).at(-1)?.query ?? {};
    expect([from?.slice(10), Date.parse(to ?? '') - Date.parse(from ?? '')]).toEqual([
      'T18:30:00.000Z',
      86_400_000,
    ]);
  });

  it('removes an unliked event from what was found', async () => {
    serveLists().on(registration.removeFavourite, () => success(null));
    const { user } = await open('/watchlist?q=hack');
    await user.click(await screen.findByRole('button', { name: 'Like Green Hack' }));
    expect(screen.getByText('No events match your selection.')).toBeVisible();
    expect(screen.getByText('0 events')).toBeVisible();
  });

  it('is not offered for an empty list, nor for its first events', async () => {
    fakeApi();
    const { unmount } = await open('/registered-events');
    expect(await screen.findByText('No registered events found.')).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    unmount();
    serveLists();
    await renderScreens({ '/': <LikedEvents limit={3} /> }, { at: '/?q=hack', as: sampleAccount() });
    expect(await screen.findByRole('article', { name: 'Circuit Quiz' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
