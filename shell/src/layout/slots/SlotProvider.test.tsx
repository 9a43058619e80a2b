import type { PageRegistry, RegisteredSlot } from '@marquee/shared-contracts';
import { fakeApi, renderScreen, sampleAccount, sampleHost } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { useSlot } from '@marquee/shared-contracts/ui';
import { SlotProvider } from './SlotProvider';

const createRegistry = (...slots: RegisteredSlot[]): PageRegistry => ({
  revision: 1,
  remotes: [
    {
      name: 'mf-bells',
      title: 'Bells',
      version: '1.0.0',
      entry: { url: '/mf-bells/1.0.0/remoteEntry.js', integrity: 'sha256-x' },
      screens: [],
      redirects: [],
      slots,
    },
  ],
});
const createBell = (access: RegisteredSlot['access']): RegisteredSlot => ({
  slot: 'navigation.bell',
  module: './Bell',
  access,
});
const Bells = () => useSlot('navigation.bell', {}).map(({ element }) => element);
const show = (slot: RegisteredSlot, as?: ReturnType<typeof sampleAccount>) =>
  renderScreen(
    <SlotProvider registry={createRegistry(slot)}>
      <Bells />
      <h1>The page</h1>
    </SlotProvider>,
    { as },
  );
const getSlot = () => document.querySelector('.layout-slot');

describe('a slot of the layout', () => {
  beforeEach(() => {
    fakeApi();
  });

  it.each([
    ['user', 'a participant', sampleAccount(), true],
    ['user', 'a host', sampleHost(), false],
    ['user', 'a visitor', undefined, false],
    ['host', 'a host', sampleHost(), true],
    ['account', 'a participant', sampleAccount(), true],
    ['account', 'a visitor', undefined, false],
    ['public', 'a visitor', undefined, true],
  ] as const)('that is for %s, seen by %s', async (access, _who, as, filled) => {
    await show(createBell(access), as);
    expect(getSlot() !== null).toBe(filled);
  });

  it('of a screen is filled by every remote for it, under its label or the remote’s title', async () => {
    const seats: RegisteredSlot = {
      slot: 'profile.tabs',
      module: './SeatTab',
      access: 'user',
      label: 'Seats',
    };
    const { label: _label, ...unnamed } = { ...seats, module: './OtherTab' };
    const Tabs = () => <p>{useSlot('profile.tabs', {}).map(({ id, label }) => `${id}: ${label}, `)}</p>;
    await renderScreen(
      <SlotProvider registry={createRegistry(seats, unnamed)}>
        <Tabs />
      </SlotProvider>,
      { as: sampleAccount() },
    );
    expect(screen.getByText('mf-bells.SeatTab: Seats, mf-bells.OtherTab: Bells,')).toBeVisible();
  });

  it('names the missing content when the remote cannot be loaded, and retries', async () => {
    const { user } = await show(createBell('user'), sampleAccount());
    const missing = await screen.findByRole('button', {
      name: 'Notifications (Bells) cannot be shown right now. Retry',
    });
    await user.click(missing);
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });
});
