import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleGrant,
  sampleHost,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import type { PageRegistry } from '@marquee/shared-contracts';
import { Navigation } from './Navigation';

/** A page whose one remote answers these addresses. */
const answering = (...paths: string[]): PageRegistry => ({
  revision: 1,
  remotes: [
    {
      name: 'mf-all',
      title: 'All',
      version: '1.0.0',
      entry: { url: '/mf-all/1.0.0/remoteEntry.js', integrity: 'sha256-x' },
      screens: paths.map((path) => ({ path, module: './Screen', access: 'public', title: path })),
      redirects: [],
      slots: [],
    },
  ],
});
const today = ['/login', '/areu', '/event-type/:category?', '/event-manage', '/home-host'];
const later =
  '/create-events /host-profile /notifications /registered-events /past /part-profile /notification2 /registration2 /watchlist /coins';
const whole = answering(...today, ...later.split(' '));
const bar = (registry = whole) => <Navigation registry={registry} />;

const wide = () => within(screen.getByRole('navigation', { name: 'Main' }));
const narrow = () => within(screen.getByRole('navigation', { name: 'Menu' }));

describe('Navigation', () => {
  beforeEach(() => {
    fakeApi();
  });

  it('offers a visitor to log in and to sign up', async () => {
    await renderScreen(bar());
    expect(wide().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(wide().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/areu');
    expect(wide().queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  it('changes the moment somebody logs in', async () => {
    await renderScreen(bar());
    await act(() => session.begin(sampleGrant(sampleAccount({ firstname: 'Asha' }))));
    expect(wide().getByText('Asha')).toBeInTheDocument();
    expect(wide().getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    expect(wide().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('opens Compete with the four types and follows the chosen link', async () => {
    const { user } = await renderScreen(bar());
    await user.click(wide().getByRole('button', { name: 'Compete' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Quiz',
      'Hackathon',
      'Seminar',
      'Webinar',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Hackathon' }));
    expect(await screen.findByText('Now at /event-type/hackathon')).toBeInTheDocument();
  });

  const types = 'Quiz, Hackathon, Seminar, Webinar';

  it.each([
    ['a visitor', undefined, `Log in, Sign up, ${types}`],
    [
      'a participant',
      sampleAccount(),
      `My Profile, Notification, Registrations, Watchlist, Badges and Coins, ${types}, Past Events, Registered Events, Logout`,
    ],
    ['a host', sampleHost(), 'Create Event, Manage Events, Host home, Notifications, Profile, Logout'],
  ] as const)('lists for %s behind the hamburger what the product has (RT-21)', async (_who, as, labels) => {
    const { user } = await renderScreen(bar(), { as });
    await user.click(narrow().getByRole('button', { name: 'Open menu' }));
    expect(
      narrow()
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .join(', '),
    ).toBe(labels);
  });

  it.each([
    ['a visitor', undefined, ['Compete', 'Explore']],
    ['a participant', sampleAccount(), ['My Event', 'Compete', 'Logout']],
    ['a host', sampleHost(), ['My Events', 'Logout']],
  ] as const)('shows to %s the menus of the wide bar', async (_who, as, labels) => {
    await renderScreen(bar(), { as });
    expect(
      wide()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(labels);
  });

  it('omits entries without a route, and a menu without entries', async () => {
    await renderScreen(bar(answering(...today)), { as: sampleAccount() });
    expect(wide().queryByRole('button', { name: 'My Event' })).not.toBeInTheDocument();
    expect(wide().queryByRole('link', { name: 'My Profile' })).not.toBeInTheDocument();
    expect(wide().getByRole('button', { name: 'Compete' })).toBeVisible();
  });

  it('asks a visitor of Explore to log in, then continues there (RT-9)', async () => {
    const { user } = await renderScreen(bar());
    await user.click(wide().getByRole('button', { name: 'Explore' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Registered Events' }));
    expect(session.loginPrompt).not.toBeNull();
    expect(returnTo.takePath('USER')).toBe('/registered-events');
  });

  it('leads to the search of the home page', async () => {
    await renderScreen(bar());
    expect(wide().getByRole('link', { name: 'Search events' })).toHaveAttribute('href', '/#search');
  });

  it('closes the hamburger on Escape and gives the focus back', async () => {
    const { user } = await renderScreen(bar());
    await user.click(narrow().getByRole('button', { name: 'Open menu' }));
    await user.keyboard('{Escape}');
    expect(narrow().queryAllByRole('listitem')).toHaveLength(0);
    expect(narrow().getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });
});
