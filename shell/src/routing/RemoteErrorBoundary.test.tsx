import { fakeApi, renderScreen } from '@marquee/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { OutageCard } from '../layout/OutageCard';
import { RemoteErrorBoundary } from './RemoteErrorBoundary';

let isBroken = false;

function Fragile() {
  if (isBroken) throw new Error('on purpose');
  return <h1>Fine again</h1>;
}

describe('RenderGuard', () => {
  it('names the remote whose screen throws, and Retry shows it again', async () => {
    fakeApi();
    isBroken = true;
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await renderScreen(
      <RemoteErrorBoundary renderFailure={(retry) => <OutageCard title="Leaderboard" retry={retry} />}>
        <Fragile />
      </RemoteErrorBoundary>,
    );
    expect(
      screen.getByRole('heading', { name: 'Leaderboard cannot be shown right now' }),
    ).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Fine again' })).toBeInTheDocument();
    said.mockRestore();
  });
});
