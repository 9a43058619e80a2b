import { returnTo, session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  renderScreen,
  sampleAccount,
  sampleGrant,
  sampleHost,
} from '@marquee/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import type { NavigationEntry, PageRegistry } from '@marquee/shared-contracts';
import { useNavigate } from 'react-router-dom';
import { Navigation } from './Navigation';

/** A registry whose only remote serves these paths. */
const createRegistry = (...paths: string[]): PageRegistry => ({
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
  '/create-events /host-profile /notifications /registered-events /past /part-profile /notification2 /registration2 /watchlist /coins /certificates';
const whole = createRegistry(...today, ...later.split(' '));
const renderBar = (registry = whole) => <Navigation registry={registry} />;

const getWideNavigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const getNarrowMenu = () => within(screen.getByRole('navigation', { name: 'Menu' }));

function NavigateBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

describe('Navigation', () => {
  beforeEach(() => {
    fakeApi();
  });

  it('offers a visitor to log in and to sign up', async () => {
    await renderScreen(renderBar());
    expect(getWideNavigation().getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(getWideNavigation().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/areu');
    expect(getWideNavigation().queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('changes the moment somebody logs in', async () => {
    await renderScreen(renderBar());
    await act(() => session.begin(sampleGrant(sampleAccount({ imageUrl: '' }))));
    expect(getWideNavigation().getByRole('button', { name: 'Account' })).toHaveTextContent('AR');
    expect(getWideNavigation().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('opens Compete with the four types and follows the chosen link', async () => {
    const { user } = await renderScreen(renderBar());
    await user.click(getWideNavigation().getByRole('button', { name: 'Compete' }));
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
      `My Profile, Notification, Registrations, Watchlist, Badges and Coins, Certificates, ${types}, Past Events, Registered Events, Logout`,
    ],
    ['a host', sampleHost(), 'Create Event, Manage Events, Host home, Notifications, Profile, Logout'],
  ] as const)('lists for %s behind the hamburger what the product has (RT-21)', async (_who, as, labels) => {
    const { user } = await renderScreen(renderBar(), { as });
    await user.click(getNarrowMenu().getByRole('button', { name: 'Open menu' }));
    expect(
      getNarrowMenu()
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .join(', '),
    ).toBe(labels);
  });

  it.each([
    ['a visitor', undefined, ['Compete', 'Explore']],
    ['a participant', sampleAccount(), ['My Event', 'Compete', 'Account']],
    ['a host', sampleHost(), ['My Events', 'Account']],
  ] as const)('shows to %s the menus of the wide bar', async (_who, as, labels) => {
    await renderScreen(renderBar(), { as });
    expect(
      getWideNavigation()
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(labels);
  });

  it('omits entries without a route, and a menu without entries', async () => {
    await renderScreen(renderBar(createRegistry(...today)), { as: sampleAccount() });
    expect(getWideNavigation().queryByRole('button', { name: 'My Event' })).not.toBeInTheDocument();
    expect(getWideNavigation().getByRole('button', { name: 'Compete' })).toBeVisible();
  });

  it.each([
    ['a participant', sampleAccount(), 'Seating'],
    ['a host', sampleHost(), 'Rooms'],
    ['a visitor', undefined, undefined],
  ] as const)(
    'adds for %s the entries of remotes, from the registry alone (RT-25)',
    async (_who, as, label) => {
      const navigation: NavigationEntry[] = [
        { menu: 'navigation.participant', label: 'Seating', path: '/past' },
        { menu: 'navigation.participant', label: 'Gone', path: '/gone' },
        { menu: 'navigation.host', label: 'Rooms', path: '/home-host' },
      ];
      const registry = { ...whole, remotes: whole.remotes.map((remote) => ({ ...remote, navigation })) };
      const { user } = await renderScreen(renderBar(registry), { as });
      await user.click(getNarrowMenu().getByRole('button', { name: 'Open menu' }));
      const added = ['Seating', 'Gone', 'Rooms'].filter((name) =>
        getNarrowMenu().queryByRole('link', { name }),
      );
      expect(added).toEqual(label === undefined ? [] : [label]);
      const more = getWideNavigation().queryByRole('button', { name: 'More' });
      expect(more !== null).toBe(label !== undefined);
      if (!more || label === undefined) return;
      await user.click(more);
      expect(await screen.findByRole('menuitem', { name: label })).toBeVisible();
    },
  );

  it.each([
    ['a participant', sampleAccount(), 'My Profile, Watchlist, Badges and Coins, Certificates, Logout'],
    ['a host', sampleHost(), 'Profile, Logout'],
  ] as const)('lists for %s behind the picture name and account (RT-12)', async (_who, as, labels) => {
    const { user } = await renderScreen(renderBar(), { as });
    await user.click(getWideNavigation().getByRole('button', { name: 'Account' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map((item) => item.textContent).join(', ')).toBe(labels);
    expect(screen.getByRole('group', { name: `${as.firstname} ${as.lastname}` })).toBeVisible();
  });

  it('marks the open screen in both widths (RT-27)', async () => {
    const { user } = await renderScreen(renderBar(), { as: sampleAccount(), path: '/Watchlist' });
    expect(getWideNavigation().getByRole('button', { current: true })).toHaveAccessibleName('Account');
    await user.click(getNarrowMenu().getByRole('button', { name: 'Open menu' }));
    expect(getNarrowMenu().getByRole('link', { current: 'page' })).toHaveTextContent('Watchlist');
    expect(
      getNarrowMenu()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Account', 'Compete', 'My Event']);
  });

  it('asks a visitor of Explore to log in, then continues there (RT-9)', async () => {
    const { user } = await renderScreen(renderBar());
    await user.click(getWideNavigation().getByRole('button', { name: 'Explore' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Registered Events' }));
    expect(session.loginPrompt).not.toBeNull();
    expect(returnTo.takePath('USER')).toBe('/registered-events');
  });

  it('leads to the search of the home page', async () => {
    await renderScreen(renderBar());
    expect(getWideNavigation().getByRole('link', { name: 'Search events' })).toHaveAttribute(
      'href',
      '/#search',
    );
  });

  it('closes the hamburger on Escape and gives the focus back', async () => {
    const { user } = await renderScreen(renderBar());
    await user.click(getNarrowMenu().getByRole('button', { name: 'Open menu' }));
    await user.keyboard('{Escape}');
    expect(getNarrowMenu().queryAllByRole('listitem')).toHaveLength(0);
    expect(getNarrowMenu().getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes the hamburger on every navigation, also on Back', async () => {
    const { user } = await renderScreen(
      <>
        {renderBar()}
        <NavigateBack />
      </>,
    );
    const hamburger = () => getNarrowMenu().getByRole('button', { name: /menu$/ });
    await user.click(getWideNavigation().getByRole('link', { name: 'Search events' }));
    await user.click(hamburger());
    expect(hamburger()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(hamburger()).toHaveAttribute('aria-expanded', 'false');
  });
});
