import { registration, profile } from '@marquee/shared-contracts';
import { session } from '@marquee/shared-contracts/browser';
import {
  fakeApi,
  type FakeApi,
  renderScreens,
  sampleAccount,
  sampleOwnEvent,
  samplePage,
  sampleProfile,
  success,
} from '@marquee/shared-contracts/testing';
import { type ListSlotContents, type SlotContent, SlotContext } from '@marquee/shared-contracts/ui';
import { screen } from '@testing-library/react';
import { ProfileScreen } from './ProfileScreen';

const screens = {
  '/part-profile': <ProfileScreen />,
  '/edit': <ProfileScreen />,
  '/registration2': <ProfileScreen />,
  '/coins': <ProfileScreen />,
  '/watchlist': <ProfileScreen />,
};

const open = (at: string) => renderScreens(screens, { at, as: sampleAccount() });

function serveProfile(changes = {}): FakeApi {
  return fakeApi().on(profile.read, () => success(sampleProfile(changes)));
}

const getCurrentLink = () => screen.getByRole('link', { current: 'page' });
const getHeading = () => screen.getByRole('heading', { level: 1 });

describe('the profile', () => {
  it.each([
    ['/part-profile', 'Edit', 'Edit profile'],
    ['/edit', 'Edit', 'Edit profile'],
    ['/coins', 'Badges', 'Badges and Coins'],
    ['/Watchlist', 'Watchlist', 'Watchlist'],
  ])('%s shows the tab %s', async (at, tab, text) => {
    serveProfile();
    await open(at);
    expect(getCurrentLink()).toHaveTextContent(tab);
    expect(getHeading()).toHaveTextContent(text);
    expect(screen.getByText('Asha Rao')).toBeInTheDocument();
    expect(await screen.findByText('asha@demo.test')).toBeInTheDocument();
  });

  it('shows the tabs of other remotes, whose content is rendered once it is chosen (RT-26)', async () => {
    serveProfile();
    const Seats = jest.fn(() => <p>You have no seats.</p>);
    const tab: SlotContent = { id: 'mf-seats.SeatTab', label: 'Seats', element: <Seats /> };
    const list: ListSlotContents = (name) => (name === 'profile.tabs' ? [tab] : []);
    const screenWithSlots = (
      <SlotContext.Provider value={list}>
        <ProfileScreen />
      </SlotContext.Provider>
    );
    const { user } = await renderScreens(
      { '/part-profile': screenWithSlots },
      { at: '/part-profile', as: sampleAccount() },
    );
    expect(getCurrentLink()).toHaveTextContent('Edit');
    expect(Seats).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Seats' }));
    expect(screen.getByText('You have no seats.')).toBeVisible();
    expect(getCurrentLink()).toHaveTextContent('Seats');
    expect(getHeading()).toHaveTextContent('Seats');
  });

  it('links its tabs', async () => {
    serveProfile();
    const { user } = await open('/part-profile');
    await user.click(screen.getByRole('link', { name: 'Badges' }));
    expect(await screen.findByText('You are 100 coins away from the next badge!')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Watchlist' }));
    expect(
      await screen.findByText('Your watchlist is empty. Tap ♡ on an event to save it here.'),
    ).toBeVisible();
  });

  it('shows current and past registrations in one place (RT-12)', async () => {
    serveProfile().on(registration.pastEvents, () =>
      samplePage([sampleOwnEvent({ registrationState: 'ENDED', registered: true })]),
    );
    const { user } = await open('/registration2');
    expect(await screen.findByText('No registered events found.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Past' }));
    expect(await screen.findByText('Event ended')).toBeVisible();
    expect(getHeading()).toHaveTextContent('Registrations');
  });
});

describe('badges and coins', () => {
  it('show coins, progress to the last badge and award dates', async () => {
    serveProfile({
      coins: 110,
      badges: [{ threshold: 100, awardedAt: '2026-05-03T04:30:00Z' }],
    });
    await open('/coins');
    expect(await screen.findByText('You are 140 coins away from the next badge!')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '110');
    expect(screen.getByRole('progressbar')).toHaveAttribute('max', '500');
    expect(screen.getByText('Earned May 3, 2026')).toBeVisible();
    expect(screen.getAllByText('Not earned yet')).toHaveLength(2);
    expect(screen.getByText('10 coins per quiz')).toBeVisible();
  });

  it('limit progress to the end of the bar', async () => {
    const badges = [100, 250, 500].map((threshold) => ({ threshold, awardedAt: '2026-05-03T04:30:00Z' }));
    serveProfile({ coins: 730, badges });
    await open('/coins');
    expect(await screen.findByText('You have unlocked all badges!')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '500');
    expect(screen.getByText('730')).toBeVisible();
  });
});

describe('a profile that cannot be read', () => {
  it('shows "HTTP error! status: {code}" for an unreadable reply, and Try again recovers', async () => {
    const api = fakeApi().breakDown(profile.read, '<h1>Bad gateway</h1>', 400);
    const { user } = await open('/edit');
    expect(await screen.findByText('Failed to fetch profile')).toBeVisible();
    expect(screen.getByText('HTTP error! status: 400')).toBeVisible();
    api.on(profile.read, () => success(sampleProfile()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Asha');
    expect(session.account?.firstname).toBe('Asha');
  });
});
