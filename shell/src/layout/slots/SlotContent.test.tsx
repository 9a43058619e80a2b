import type { RegisteredRelease, RegisteredRemote, SlotName } from '@marquee/shared-contracts';
import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { releaseLog, wrapLoader } from '../../remotes/loader';
import { setRegistry } from '../../remotes/registry';
import { SlotContent } from './SlotContent';

const createRelease = (name: string, version: string): RegisteredRelease => ({
  name,
  title: 'Bells',
  version,
  entry: { url: `/${name}/${version}/remoteEntry.js`, integrity: 'sha256-x' },
  screens: [],
  redirects: [],
  slots: [{ slot: 'navigation.bell', module: './Bell', access: 'public' }],
});

const WorkingBell = () => <button type="button">Bell</button>;
const ThrowingBell = () => {
  throw new Error('on purpose');
};
const SuspendingBell = () => {
  throw new Promise(() => undefined);
};

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`Pressed ${String(count)}`}</button>;
}

interface ShownSlot {
  /** The version before, if the registry has it. */
  previous?: string;
  slot?: SlotName;
}

/** Shows the slot of a remote; `bells` has the component of each version. */
async function showBell(
  bells: Record<string, ComponentType>,
  { previous, slot = 'navigation.bell' }: ShownSlot = {},
) {
  // Each test has a remote of its own, because the page remembers failed releases.
  const name = `mf-${expect.getState().currentTestName?.replace(/\W+/g, '-') ?? ''}`;
  const remote: RegisteredRemote = {
    ...createRelease(name, '2.0.0'),
    ...(previous !== undefined && { previous: createRelease(name, previous) }),
  };
  setRegistry({ revision: 1, remotes: [remote] });
  wrapLoader(() => async ({ version }) => ({ Bell: bells[version] }));
  const shown = await renderScreen(
    <>
      <SlotContent remote={remote} slot={slot} module="./Bell" label="Notifications" slotProps={{}} />
      <h1>The page</h1>
      <Counter />
    </>,
  );
  return { ...shown, getRecord: () => releaseLog.records.get(`${name}@2.0.0`) };
}

describe('the content of a slot', () => {
  beforeEach(() => {
    fakeApi();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('counts as an error of its release when it throws, and comes from the previous release', async () => {
    const { getRecord } = await showBell(
      { '2.0.0': ThrowingBell, '1.0.0': WorkingBell },
      { previous: '1.0.0' },
    );
    expect(await screen.findByRole('button', { name: 'Bell' })).toBeVisible();
    expect(getRecord()).toMatchObject({ state: 'failed', errors: 1 });
  });

  it('is a sign with the remote’s name when it throws and has no previous release', async () => {
    const { getRecord } = await showBell({ '2.0.0': ThrowingBell });
    expect(
      await screen.findByRole('button', { name: 'Notifications (Bells) cannot be shown right now. Retry' }),
    ).toBeVisible();
    expect(getRecord()).toMatchObject({ errors: 1 });
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  });

  it('says in words what is missing in a screen, which stays usable (RT-26)', async () => {
    const { user } = await showBell({ '2.0.0': ThrowingBell }, { slot: 'profile.tabs' });
    expect(await screen.findByText('Notifications (Bells) cannot be shown right now. Retry')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(screen.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });

  it('leaves the page usable while it waits', async () => {
    const { user } = await showBell({ '2.0.0': SuspendingBell });
    await waitFor(() => expect(document.querySelector('.layout-slot')).toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 300));
    await user.click(screen.getByRole('button', { name: 'Pressed 0' }));
    expect(await screen.findByRole('button', { name: 'Pressed 1' })).toBeVisible();
  });
});
